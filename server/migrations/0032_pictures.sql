CREATE TABLE "picture_files" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"sha1" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea",
	CONSTRAINT "picture_files_user_id_hash_width_format_pk" PRIMARY KEY("user_id","hash","width","format")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"user_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "picture_uses_user_id_holder_id_hash_pk" PRIMARY KEY("user_id","holder_id","hash")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"source_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"media_folder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_user_id_hash_pk" PRIMARY KEY("user_id","hash"),
	CONSTRAINT "pictures_by_source" UNIQUE("user_id","source_hash")
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_user_id_hash_pictures_user_id_hash_fk" FOREIGN KEY ("user_id","hash") REFERENCES "public"."pictures"("user_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_user_id_hash_pictures_user_id_hash_fk" FOREIGN KEY ("user_id","hash") REFERENCES "public"."pictures"("user_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_by_picture" ON "picture_uses" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "pictures_by_age" ON "pictures" USING btree ("created_at");--> statement-breakpoint
-- Pictures are compressed already: trying again costs time and gains nothing.
ALTER TABLE picture_files ALTER COLUMN content SET STORAGE EXTERNAL;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pictures TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE pictures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON pictures TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON picture_files TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE picture_files ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON picture_files TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON picture_uses TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE picture_uses ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON picture_uses TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
