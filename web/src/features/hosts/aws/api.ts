import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import type {
  AwsCredentials,
  AwsCredentialsInput,
} from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as access from "@mainstreet/contract/hosts/aws/bucket-access";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { attempt } from "../../../lib/attempt.ts";
import { without } from "../without.ts";
import { callApi } from "../../../lib/send.ts";
import { useOptimisticList } from "../../../lib/use-optimistic-list.ts";

const awsCredentialsKey = ["aws-credentials"];

export function useAwsCredentials() {
  return useQuery({
    queryKey: awsCredentialsKey,
    queryFn: ({ signal }) => callApi(aws.listAwsCredentials, {}, { signal }),
  });
}

export function useAddAwsCredentials() {
  return useMutation({
    mutationFn: (body: AwsCredentialsInput) =>
      attempt("aws-credentials", (idempotencyKey) =>
        callApi(aws.addAwsCredentials, { body }, { idempotencyKey }),
      ),
  });
}

export function useUpdateAwsCredentials(id: string) {
  return useMutation({
    mutationFn: (body: AwsCredentialsInput) =>
      callApi(aws.updateAwsCredentials, { params: { id }, body }),
    ...useOptimisticList(
      awsCredentialsKey,
      (list: AwsCredentials[], { name }: AwsCredentialsInput) =>
        list.map((credentials) => (credentials.id === id ? { ...credentials, name } : credentials)),
    ),
  });
}

export function useDeleteAwsCredentials() {
  return useMutation({
    mutationFn: (id: string) => callApi(aws.deleteAwsCredentials, { params: { id } }),
    ...useOptimisticList(awsCredentialsKey, without<AwsCredentials>),
  });
}

/** Checks with AWS whether stored keys still work. */
export function useVerifyAwsCredentials() {
  return useMutation({
    mutationFn: (id: string) => callApi(aws.verifyAwsCredentials, { body: { id } }),
  });
}

/** The buckets of stored credentials; nothing is requested while there is no id. */
export function useBuckets(credentialsId: string | undefined) {
  return useQuery({
    queryKey: ["buckets", credentialsId],
    queryFn:
      credentialsId === undefined
        ? skipToken
        : ({ signal }) => callApi(aws.listBuckets, { params: { id: credentialsId } }, { signal }),
    select: ({ buckets }) => buckets,
    staleTime: 30_000,
  });
}

type S3Region = (typeof aws.S3_REGIONS)[number];
export type NewBucket = { bucketName: string; region: S3Region };

export function useCreateBucket(credentialsId: string) {
  return useMutation({
    mutationFn: (body: NewBucket) =>
      attempt("bucket", (idempotencyKey) =>
        callApi(aws.createBucket, { params: { id: credentialsId }, body }, { idempotencyKey }),
      ),
  });
}

/** Who can read a bucket; checked again each time it is shown. */
export function useBucketAccess(credentialsId: string, { bucketName, region }: NewBucket) {
  return useQuery({
    queryKey: ["bucket-access", credentialsId, bucketName],
    queryFn: ({ signal }) =>
      callApi(
        access.getBucketAccess,
        { params: { id: credentialsId, bucketName }, query: { region } },
        { signal },
      ),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Identifies changes of who can read a bucket. The dialog stays open while a change is under way, to show its result. */
export const ACCESS_CHANGE = ["bucket-access-change"];

export function useCloseBucket(credentialsId: string) {
  return useMutation({
    mutationKey: ACCESS_CHANGE,
    mutationFn: ({ bucketName, region }: NewBucket) =>
      callApi(access.closeBucket, { params: { id: credentialsId, bucketName }, body: { region } }),
  });
}

export function useMakeBucketPublic(credentialsId: string) {
  return useMutation({
    mutationKey: ACCESS_CHANGE,
    mutationFn: (body: NewBucket & { insist?: string }) =>
      callApi(access.makeBucketPublic, {
        params: { id: credentialsId, bucketName: body.bucketName },
        body,
      }),
  });
}
