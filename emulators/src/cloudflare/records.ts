import type { Collection, StateStore } from "../state-store.ts";
import { createSortedKeys, type SortedKeys } from "../s3/sorted-keys.ts";
import { type HostRecords, openHostRecords } from "./hosts/host-records.ts";
import { sha256, type TokenRecord } from "./tokens.ts";

/** By token id, which is also the id of its S3 key. */
export type KnownToken = {
  readonly secret: string;
  readonly accountId: string;
  readonly record: TokenRecord;
};

export type CloudflareAccount = {
  /** R2 must be switched on once in the dashboard. */
  readonly hasR2: boolean;
  /** The subdomain of workers.dev; null until the user has chosen one. */
  readonly subdomain: string | null;
};

export type Zone = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly status: "active" | "pending";
};

export type ZoneRecord = {
  readonly id: string;
  readonly zoneId: string;
  readonly type: string;
  /** The full name, as `*.example.com`. */
  readonly name: string;
  readonly content: string;
  readonly proxied: boolean;
  readonly comment?: string | undefined;
};

export type Route = {
  readonly id: string;
  readonly zoneId: string;
  readonly pattern: string;
  readonly script?: string | undefined;
};

export type Binding = Readonly<Record<string, string>>;

export type Script = {
  readonly accountId: string;
  readonly name: string;
  readonly source: string;
  readonly bindings: readonly Binding[];
  readonly tags: readonly string[];
  /** Another one at each upload. */
  readonly etag: string;
  readonly hasSubdomain: boolean;
  readonly modifiedAt: string;
};

export type R2Bucket = {
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: string;
};

export type StoredObject = {
  readonly key: string;
  readonly blob: string;
  readonly size: number;
  readonly etag: string;
  readonly modifiedAt: string;
  /** When it was last written, in ms: a key accepts one write a second. */
  readonly writtenAt: number;
};

export type Records = HostRecords & {
  readonly tokens: Collection<KnownToken>;
  readonly accounts: Collection<CloudflareAccount>;
  readonly zones: Collection<Zone>;
  readonly dnsRecords: Collection<ZoneRecord>;
  readonly routes: Collection<Route>;
  /** By `account/name`. */
  readonly scripts: Collection<Script>;
  readonly buckets: Collection<R2Bucket>;
  /** By `account/bucket/key`. */
  readonly objects: Collection<StoredObject>;
  /** How many custom hostnames a zone may have, if not the usual number. */
  readonly hostnameQuotas: Collection<number>;
  readonly store: StateStore;
  /** The keys of a bucket in listing order. */
  keysOf(bucket: R2Bucket): SortedKeys;
};

/** Opens the emulator's records in the store, and drops blobs no object refers to any more. */
export function openRecords(store: StateStore): Records {
  const objects = store.collection<StoredObject>("objects");
  store.blobs.keepOnly(new Set([...objects.all.values()].map(({ blob }) => blob)));
  const indexes = new Map<string, SortedKeys>();
  return {
    tokens: store.collection<KnownToken>("tokens"),
    accounts: store.collection<CloudflareAccount>("accounts"),
    zones: store.collection<Zone>("zones"),
    dnsRecords: store.collection<ZoneRecord>("dns-records"),
    routes: store.collection<Route>("routes"),
    scripts: store.collection<Script>("scripts"),
    buckets: store.collection<R2Bucket>("buckets"),
    objects,
    hostnameQuotas: store.collection<number>("hostname-quotas"),
    ...openHostRecords(store),
    store,
    keysOf(bucket) {
      const prefix = objectId(bucket, "");
      const known = indexes.get(prefix);
      if (known) return known;
      const keys = [...objects.all].flatMap(([id, { key }]) =>
        id.startsWith(prefix) ? [key] : [],
      );
      const index = createSortedKeys(keys);
      indexes.set(prefix, index);
      return index;
    },
  };
}

export const objectId = ({ accountId, name }: Pick<R2Bucket, "accountId" | "name">, key: string) =>
  `${accountId}/${name}/${key}`;

/** An account's settings: R2 is on, and it has a subdomain at workers.dev. */
export function accountOf({ accounts }: Records, accountId: string): CloudflareAccount {
  const subdomain = `agency-${accountId.slice(0, 6)}`;
  return accounts.get(accountId) ?? { hasR2: true, subdomain };
}

/** The zones of an account; each has one from the beginning, under localhost. */
export function zonesOf({ zones }: Records, accountId: string): Zone[] {
  const own = [...zones.all.values()].filter((zone) => zone.accountId === accountId);
  return [firstZoneOf(accountId), ...own];
}

/** The zone with an id, of any account. */
export function zoneById(records: Records, id: string): Zone | undefined {
  return allZones(records).find((zone) => zone.id === id);
}

/** Every zone of every account that was used. */
export function allZones({ zones, scripts, tokens }: Records): Zone[] {
  const accounts = new Set([
    ...[...scripts.all.values()].map(({ accountId }) => accountId),
    ...[...tokens.all.values()].map(({ accountId }) => accountId),
  ]);
  return [...zones.all.values(), ...[...accounts].map(firstZoneOf)];
}

/** The zone that every account has, under localhost. */
export function firstZoneOf(accountId: string): Zone {
  const id = sha256(`zone ${accountId}`).slice(0, 32);
  return { id, accountId, name: `agency-${accountId.slice(0, 6)}.localhost`, status: "active" };
}
