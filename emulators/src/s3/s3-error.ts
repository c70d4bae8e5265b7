/** Code → status and the text S3 uses, from the S3 API reference, "List of error codes". */
const catalogue = {
  AccessControlListNotSupported: [400, "The bucket does not allow ACLs"],
  AccessForbidden: [403, "CORSResponse: This CORS request is not allowed."],
  AccessDenied: [403, "Access Denied"],
  AuthorizationHeaderMalformed: [400, "The authorization header that you provided is not valid."],
  BadDigest: [
    400,
    "The Content-MD5 or checksum value that you specified did not match what the server received.",
  ],
  BucketAlreadyExists: [
    409,
    "The requested bucket name is not available. The bucket namespace is shared by all users of the system. Please select a different name and try again.",
  ],
  BucketAlreadyOwnedByYou: [
    409,
    "Your previous request to create the named bucket succeeded and you already own it.",
  ],
  BucketNotEmpty: [409, "The bucket you tried to delete is not empty"],
  EntityTooSmall: [400, "Your proposed upload is smaller than the minimum allowed size"],
  IllegalLocationConstraintException: [
    400,
    "The unspecified location constraint is incompatible for the region specific endpoint this request was sent to.",
  ],
  IncompleteBody: [400, "The request body terminated unexpectedly"],
  IncorrectEndpoint: [
    400,
    "The specified bucket exists in another region. Please direct requests to the specified endpoint.",
  ],
  InvalidAccessKeyId: [403, "The AWS Access Key Id you provided does not exist in our records."],
  InvalidArgument: [400, "Invalid Argument"],
  InvalidBucketAclWithObjectOwnership: [
    400,
    "Bucket cannot have ACLs set with ObjectOwnership's BucketOwnerEnforced setting",
  ],
  InvalidBucketName: [400, "The specified bucket is not valid."],
  InvalidBucketOwnerAWSAccountID: [
    400,
    "The value of the expected bucket owner parameter must be an AWS account ID.",
  ],
  InvalidDigest: [400, "The Content-MD5 you specified was invalid."],
  InvalidLocationConstraint: [400, "The specified location-constraint is not valid"],
  InvalidPart: [
    400,
    "One or more of the specified parts could not be found. The part might not have been uploaded, or the specified entity tag might not have matched the part's entity tag.",
  ],
  InvalidPartOrder: [
    400,
    "The list of parts was not in ascending order. The parts list must be specified in order by part number.",
  ],
  InvalidRequest: [400, "Invalid Request"],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, "Your key is too long"],
  MalformedPolicy: [400, "This policy contains invalid Json"],
  MalformedTrailerError: [
    400,
    "The request contained trailing data that was not well-formed or did not conform to our published schema.",
  ],
  MalformedXML: [
    400,
    "The XML you provided was not well-formed or did not validate against our published schema",
  ],
  MetadataTooLarge: [400, "Your metadata headers exceed the maximum allowed metadata size"],
  MethodNotAllowed: [405, "The specified method is not allowed against this resource."],
  MissingContentLength: [411, "You must provide the Content-Length HTTP header."],
  NoSuchBucket: [404, "The specified bucket does not exist"],
  NoSuchBucketPolicy: [404, "The bucket policy does not exist"],
  NoSuchCORSConfiguration: [404, "The CORS configuration does not exist"],
  NoSuchKey: [404, "The specified key does not exist."],
  NoSuchPublicAccessBlockConfiguration: [
    404,
    "The public access block configuration was not found",
  ],
  NoSuchUpload: [
    404,
    "The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.",
  ],
  NoSuchWebsiteConfiguration: [404, "The specified bucket does not have a website configuration"],
  NotImplemented: [501, "A header you provided implies functionality that is not implemented."],
  OwnershipControlsNotFoundError: [404, "The bucket ownership controls were not found"],
  PermanentRedirect: [
    301,
    "The bucket you are attempting to access must be addressed using the specified endpoint. Please send all future requests to this endpoint.",
  ],
  PreconditionFailed: [412, "At least one of the pre-conditions you specified did not hold"],
  RequestTimeTooSkewed: [
    403,
    "The difference between the request time and the current time is too large.",
  ],
  SignatureDoesNotMatch: [
    403,
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
  ],
  TooManyBuckets: [400, "You have attempted to create more buckets than allowed"],
  XAmzContentSHA256Mismatch: [
    400,
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type S3ErrorCode = keyof typeof catalogue;

/** What an error has besides its code: a text of its own, extra XML elements, extra response headers. */
export interface S3ErrorExtras {
  message?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The response by which S3 refuses a request. The API renders it as XML, the website endpoint as HTML. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  readonly code: S3ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(code: S3ErrorCode, extras: S3ErrorExtras = {}) {
    super(extras.message ?? catalogue[code][1]);
    this.code = code;
    this.status = catalogue[code][0];
    this.fields = extras.fields ?? {};
    this.headers = extras.headers ?? {};
  }
}

/** Refuses something real S3 may offer and this emulator does not, naming the thing. */
export function notImplemented(what: string): S3Error {
  return new S3Error("NotImplemented", {
    message: `A header you provided implies functionality that is not implemented: ${what}`,
  });
}
