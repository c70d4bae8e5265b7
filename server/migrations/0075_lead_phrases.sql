CREATE TABLE "lead_phrases" (
	"phrase" "bytea" NOT NULL,
	"form" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_phrases_phrase_form_pk" PRIMARY KEY("phrase","form")
);
--> statement-breakpoint
CREATE INDEX "lead_phrases_by_age" ON "lead_phrases" USING btree ("seen_at");