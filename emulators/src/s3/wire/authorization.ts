import { S3Error } from "../s3-error.ts";

/** The services whose signatures are understood, as a credential scope names them. */
export type AwsService = "s3" | "sts" | "cloudfront";

/** The parts of a Signature Version 4 `Authorization` header. */
export interface Authorization {
  accessKeyId: string;
  /** yyyymmdd */
  date: string;
  region: string;
  service: AwsService;
  signedHeaders: string[];
  /** 64 hex digits. */
  signature: string;
}

const scheme = "AWS4-HMAC-SHA256";

/**
 * Parses the header. Throws the error that S3 has for each broken part
 * (S3 API reference, "Authenticating requests: using the Authorization header").
 */
export function parseAuthorization(header: string, service: AwsService): Authorization {
  if (header.startsWith("AWS ")) {
    throw new S3Error("InvalidRequest", {
      message: `The authorization mechanism you have provided is not supported. Please use ${scheme}.`,
    });
  }
  if (!header.startsWith(`${scheme} `)) {
    throw new S3Error("InvalidArgument", {
      message: "Unsupported Authorization Type",
      fields: { ArgumentName: "Authorization", ArgumentValue: header.split(" ", 1)[0] ?? "" },
    });
  }
  const parts = new Map<string, string>();
  for (const part of header.slice(scheme.length).split(",")) {
    const [, name, value] = /^\s*([^=\s]+)=(\S*)\s*$/.exec(part) ?? [];
    if (name === undefined || value === undefined || parts.has(name))
      throw malformedAuthorization();
    parts.set(name, value);
  }
  const signature = parts.get("Signature") ?? "";
  const signedHeaders = (parts.get("SignedHeaders") ?? "").split(";");
  if (parts.size !== 3 || !/^[0-9a-f]{64}$/.test(signature) || signedHeaders.includes(""))
    throw malformedAuthorization();
  const credential = parseCredential(parts.get("Credential") ?? "", service);
  return { ...credential, service, signedHeaders, signature };
}

function parseCredential(
  credential: string,
  service: AwsService,
): Pick<Authorization, "accessKeyId" | "date" | "region"> {
  const [accessKeyId, date, region, named, terminator, ...rest] = credential.split("/");
  if (!accessKeyId || !date || !region || !named || !terminator || rest.length > 0) {
    throw malformedAuthorization(
      'the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    );
  }
  if (named !== service)
    throw malformedAuthorization(
      `incorrect service "${named}". This endpoint belongs to "${service}".`,
    );
  if (terminator !== "aws4_request") {
    throw malformedAuthorization(
      `incorrect terminal "${terminator}". This endpoint uses "aws4_request".`,
    );
  }
  return { accessKeyId, date, region };
}

/** AuthorizationHeaderMalformed with S3's wording. */
export function malformedAuthorization(
  why = "the authorization component is malformed.",
  extras: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): S3Error {
  return new S3Error("AuthorizationHeaderMalformed", {
    message: `The authorization header is malformed; ${why}`,
    ...extras,
  });
}
