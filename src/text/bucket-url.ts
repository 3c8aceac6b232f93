/** The URL of a bucket: `s3://bucket/folder?endpoint=https://objects.example.org&region=eu-1`. */
import { namesHost } from './host.ts';

export interface BucketUrl {
  readonly bucket: string;
  /** What the names of all objects begin with: empty, or ending with a slash. */
  readonly prefix: string;
  /** Null for that of AWS. */
  readonly endpoint: string | null;
  /** Null for the one that is set for the AWS tools. */
  readonly region: string | null;
}

const FORM = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.=-]+)*)\/?(?:\?([^#\s\p{Cc}]*))?$/u;

const ENDPOINT = /^https?:\/\/[^\s/\\?#@]+\/?$/i;

/** Null if the text is not the URL of a bucket. */
export function bucketUrl(text: string): BucketUrl | null {
  const [, bucket, folder = '', query = ''] = FORM.exec(text) ?? [];
  if (bucket === undefined) return null;
  const options = new URLSearchParams(query);
  const names = [...options.keys()];
  if (new Set(names).size < names.length || names.some(name => name !== 'endpoint' && name !== 'region'))
    return null;
  const [endpoint, region] = [options.get('endpoint'), options.get('region')];
  if (endpoint !== null && !(ENDPOINT.test(endpoint) && namesHost(endpoint) && URL.canParse(endpoint)))
    return null;
  if (region !== null && !/^[a-z0-9-]+$/.test(region)) return null;
  return { bucket, prefix: folder === '' ? '' : `${folder.slice(1)}/`, endpoint, region };
}
