import type { Row } from "./rows.ts";

/** The rows of the matrix for accounts at AWS, and their buckets. */
export const AWS_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/aws-credentials": {},
  "POST /api/aws-credentials": {
    body: { name: "Agency", accessKey: "$key", secretKey: "$secret" },
  },
  "POST /api/aws-credentials/verify": { body: { id: "$awsCredentials" } },
  "PUT /api/aws-credentials/:id": {
    params: { id: "$awsCredentials" },
    body: { name: "Agency", accessKey: "$key", secretKey: "$secret" },
  },
  "DELETE /api/aws-credentials/:id": { params: { id: "$awsCredentials" }, consumes: true },
  "GET /api/aws-credentials/:id/buckets": { params: { id: "$awsCredentials" } },
  "POST /api/aws-credentials/:id/buckets": {
    params: { id: "$awsCredentials" },
    body: { bucketName: "$newBucket" },
  },
  "POST /api/aws-credentials/:id/buckets/:bucketName/make-public": {
    params: { id: "$awsCredentials", bucketName: "$bucket" },
    body: { region: "us-east-1", bucketName: "$bucket" },
  },
  "GET /api/aws-credentials/:id/buckets/:bucketName/access": {
    params: { id: "$awsCredentials", bucketName: "$bucket" },
    query: { region: "us-east-1" },
  },
  "POST /api/aws-credentials/:id/buckets/:bucketName/close": {
    params: { id: "$awsCredentials", bucketName: "$bucket" },
    body: { region: "us-east-1" },
  },

  "GET /api/bucket-https": {},
  "POST /api/aws-credentials/:id/buckets/:bucketName/https": {
    params: { id: "$awsCredentials", bucketName: "$bucket" },
  },
  "DELETE /api/aws-credentials/:id/buckets/:bucketName/https": {
    params: { id: "$awsCredentials", bucketName: "$bucket" },
  },
};
