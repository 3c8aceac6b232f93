/** The example of an operation with the standard library of Python. */
import type { Body, Part, SampleRequest } from '../../../portal/src/curl.ts';

export function python({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const sent = sentAs(body);
  const said = [
    ...(isPrivate ? ['"Authorization": f"Bearer {os.environ[\'DOCKET_TOKEN\']}"'] : []),
    ...Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...sent.headers,
  ];
  return [
    ...['os', 'urllib.request', ...sent.imports, ...(answer === 'json' ? ['json'] : [])]
      .filter((name, at, names) => names.indexOf(name) === at)
      .toSorted()
      .map(name => `import ${name}`),
    '',
    ...sent.before,
    'request = urllib.request.Request(',
    `    os.environ["DOCKET_URL"] + ${JSON.stringify(path)},`,
    `    method="${method}",`,
    ...(said.length > 0 ? ['    headers={', ...said.map(line => `        ${line},`), '    },'] : []),
    ...(sent.data === null ? [] : [`    data=${sent.data.replaceAll('\n', '\n    ')},`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    {
      json: '    print(json.load(response))',
      text: '    print(response.read().decode())',
      file: '    open("answer.bin", "wb").write(response.read())',
      none: '    print(response.status)',
    }[answer],
  ].join('\n');
}

interface Sent {
  readonly imports: readonly string[];
  readonly before: readonly string[];
  readonly headers: readonly string[];
  readonly data: string | null;
}

function sentAs(body: Body | null): Sent {
  if (body === null) return { imports: [], before: [], headers: [], data: null };
  if (body.kind === 'json')
    return {
      imports: ['json'],
      before: [],
      headers: ['"Content-Type": "application/json"'],
      data: `json.dumps(${literal(body.value)}).encode()`,
    };
  if (body.kind === 'form')
    return {
      imports: ['urllib.parse'],
      before: [],
      headers: [],
      data: `urllib.parse.urlencode(${literal(body.fields)}).encode()`,
    };
  return {
    imports: ['uuid'],
    before: [
      'boundary = uuid.uuid4().hex.encode()',
      'form = b"".join([',
      ...Object.entries(body.parts).flatMap(partLines),
      '    b"--" + boundary + b"--\\r\\n",',
      '])',
    ],
    headers: ['"Content-Type": f"multipart/form-data; boundary={boundary.decode()}"'],
    data: 'form',
  };
}

function partLines([name, part]: readonly [string, Part]): string[] {
  const file = 'file' in part ? `; filename="${part.file}"` : '';
  return [
    '    b"--" + boundary + b"\\r\\n",',
    `    b'Content-Disposition: form-data; name="${name}"${file}\\r\\n\\r\\n',`,
    `    ${'file' in part ? `open("${part.file}", "rb").read()` : `b${JSON.stringify(part.text)}`},`,
    '    b"\\r\\n",',
  ];
}

function literal(value: unknown): string {
  const text = JSON.stringify(value, null, 4);
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, found => words[found] ?? found);
}
