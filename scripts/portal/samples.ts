/** The example of an operation in six languages. */
import { curl, type Body, type SampleRequest } from '../../portal/src/curl.ts';
import type { CommandTable } from '../contract/commands.ts';
import { commandSample } from './command-sample.ts';
import type { ShownOperation } from './document.ts';
import type { ExampleRequest } from './request.ts';

export interface Sample {
  readonly language: 'curl' | 'typescript' | 'python' | 'go' | 'java' | 'docket';
  readonly shown: string;
  readonly text: string;
}

export function samplesOf(
  operation: ShownOperation,
  request: ExampleRequest,
  commands: CommandTable,
): Sample[] {
  return [
    { language: 'curl', shown: 'curl', text: curl(request) },
    { language: 'typescript', shown: 'TypeScript', text: typescript(operation, request) },
    { language: 'python', shown: 'Python', text: python(request) },
    { language: 'go', shown: 'Go', text: go(request) },
    { language: 'java', shown: 'Java', text: java(request) },
    { language: 'docket', shown: 'docket', text: commandSample(operation, request, commands) },
  ];
}

/** Browsers and the reader's programs follow these themselves. */
export function curlAlone(request: SampleRequest): Sample[] {
  return [{ language: 'curl', shown: 'curl', text: curl(request) }];
}

function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

function typescript({ id }: ShownOperation, { body, answer, inPath, inQuery }: ExampleRequest): string {
  const given = [
    ...(Object.keys(inPath).length > 0 ? [`path: ${literal(inPath)}`] : []),
    ...(Object.keys(inQuery).length > 0 ? [`query: ${literal(inQuery)}`] : []),
    ...typescriptBody(body),
  ];
  const call = `await client.${id}(${given.length > 0 ? `{ ${given.join(', ')} }` : ''})`;
  const ends = {
    none: [`${call};`],
    file: [`const file = ${call};`, 'await writeFile("answer.bin", Buffer.from(await file.arrayBuffer()));'],
    json: [`console.log(${call});`],
    text: [`console.log(${call});`],
  };
  return [
    ...(body?.kind === 'parts' ? ['import { openAsBlob } from "node:fs";'] : []),
    ...(answer === 'file' ? ['import { writeFile } from "node:fs/promises";'] : []),
    'import { docket } from "@docket/client";',
    '',
    'const { DOCKET_URL = "", DOCKET_TOKEN = "" } = process.env;',
    'const client = docket({ url: DOCKET_URL, token: DOCKET_TOKEN });',
    ...ends[answer],
  ].join('\n');
}

function typescriptBody(body: Body | null): string[] {
  if (body === null) return [];
  if (body.kind === 'json') return [`body: ${literal(body.value)}`];
  if (body.kind === 'form') return [`body: ${literal(body.fields)}`];
  const fields = Object.entries(body.parts).map(([name, part]) =>
    'file' in part
      ? `${name}: new File([await openAsBlob("${part.file}")], "${part.file}")`
      : `${name}: ${/^\d+$/.test(part.text) ? part.text : JSON.stringify(part.text)}`,
  );
  return [`body: { ${fields.join(', ')} }`];
}

/** As a person writes an object in TypeScript. */
function literal(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const keys = text.replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:');
  return keys.length < 60 ? keys.replaceAll(/\n\s*/g, ' ') : keys;
}

function python({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const sent = pythonBody(body);
  const said = [
    ...(isPrivate ? ['"Authorization": f"Bearer {os.environ[\'DOCKET_TOKEN\']}"'] : []),
    ...Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...sent.headers,
  ];
  return [
    ...[...new Set(['json', 'os', 'urllib.request', ...sent.imports])]
      .filter(name => name !== 'json' || answer === 'json' || body?.kind === 'json')
      .toSorted()
      .map(name => `import ${name}`),
    '',
    ...sent.before,
    'request = urllib.request.Request(',
    `    os.environ["DOCKET_URL"] + ${JSON.stringify(path)},`,
    `    method="${method}",`,
    ...(said.length > 0 ? ['    headers={', ...said.map(line => `        ${line},`), '    },'] : []),
    ...(sent.data === null ? [] : [`    data=${indented(sent.data, '    ')},`]),
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

interface PythonBody {
  readonly imports: readonly string[];
  readonly before: readonly string[];
  readonly headers: readonly string[];
  readonly data: string | null;
}

function pythonBody(body: Body | null): PythonBody {
  if (body === null) return { imports: [], before: [], headers: [], data: null };
  if (body.kind === 'json') {
    return {
      imports: ['json'],
      before: [],
      headers: ['"Content-Type": "application/json"'],
      data: `json.dumps(${pythonic(body.value)}).encode()`,
    };
  }
  if (body.kind === 'form') {
    return {
      imports: ['urllib.parse'],
      before: [],
      headers: [],
      data: `urllib.parse.urlencode(${pythonic(body.fields)}).encode()`,
    };
  }
  const parts = Object.entries(body.parts).flatMap(([name, part]) => {
    const file = 'file' in part ? `; filename="${part.file}"` : '';
    const content = 'file' in part ? `open("${part.file}", "rb").read()` : `b${JSON.stringify(part.text)}`;
    return [
      `    b'--{boundary}\\r\\nContent-Disposition: form-data; name="${name}"${file}\\r\\n\\r\\n'`.replace(
        '{boundary}',
        "' + boundary + b'",
      ) + ',',
      `    ${content},`,
      '    b"\\r\\n",',
    ];
  });
  return {
    imports: ['uuid'],
    before: [
      'boundary = uuid.uuid4().hex.encode()',
      'form = b"".join([',
      ...parts,
      '    b"--" + boundary + b"--\\r\\n",',
      '])',
    ],
    headers: ['"Content-Type": f"multipart/form-data; boundary={boundary.decode()}"'],
    data: 'form',
  };
}

function pythonic(value: unknown): string {
  const text = JSON.stringify(value, null, 4) ?? 'None';
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, found => words[found] ?? found);
}

function go({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const imports = new Set(['fmt', 'net/http', 'os']);
  const before: string[] = [];
  let reader = 'nil';
  const said = { ...headers };
  if (body?.kind === 'json') {
    imports.add('strings');
    before.push(`body := strings.NewReader(${goText(JSON.stringify(body.value, null, 2))})`);
    reader = 'body';
    said['Content-Type'] = 'application/json';
  } else if (body?.kind === 'form') {
    imports.add('strings').add('net/url');
    const fields = Object.entries(body.fields).map(
      ([name, value]) => `\t"${name}": {${JSON.stringify(value)}},`,
    );
    before.push('form := url.Values{', ...fields, '}', 'body := strings.NewReader(form.Encode())');
    reader = 'body';
    said['Content-Type'] = 'application/x-www-form-urlencoded';
  } else if (body) {
    imports.add('bytes').add('mime/multipart');
    before.push('var body bytes.Buffer', 'form := multipart.NewWriter(&body)');
    for (const [name, part] of Object.entries(body.parts)) {
      if ('file' in part)
        before.push(
          `content, err := os.ReadFile("${part.file}")`,
          ...GO_FAILED,
          `part, err := form.CreateFormFile("${name}", "${part.file}")`,
          ...GO_FAILED,
          'part.Write(content)',
        );
      else before.push(`form.WriteField("${name}", ${JSON.stringify(part.text)})`);
    }
    before.push('form.Close()');
    reader = '&body';
  }
  const target = answer === 'file' ? 'file' : 'os.Stdout';
  if (answer !== 'none') imports.add('io');
  const lines = [
    ...before,
    `request, err := http.NewRequest("${method}", os.Getenv("DOCKET_URL")+${JSON.stringify(path)}, ${reader})`,
    ...GO_FAILED,
    ...(isPrivate ? ['request.Header.Set("Authorization", "Bearer "+os.Getenv("DOCKET_TOKEN"))'] : []),
    ...Object.entries(said).map(([name, value]) => `request.Header.Set("${name}", ${JSON.stringify(value)})`),
    ...(body?.kind === 'parts' ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    'response, err := http.DefaultClient.Do(request)',
    ...GO_FAILED,
    'defer response.Body.Close()',
    ...(answer === 'file'
      ? ['file, err := os.Create("answer.bin")', ...GO_FAILED, 'defer file.Close()']
      : []),
    'fmt.Fprintln(os.Stderr, response.Status)',
    ...(answer === 'none' ? [] : [`io.Copy(${target}, response.Body)`]),
  ];
  return [
    'package main',
    '',
    'import (',
    ...[...imports].toSorted().map(name => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map(line => (line.includes('`') ? `\t${line}` : `\t${indented(line, '\t')}`)),
    '}',
  ].join('\n');
}

const GO_FAILED = ['if err != nil {', '\tpanic(err)', '}'];

function goText(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}

function java({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const imports = new Set([
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
  ]);
  const before: string[] = [];
  const said: [string, string][] = Object.entries(headers).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  let publisher = 'HttpRequest.BodyPublishers.noBody()';
  if (body?.kind === 'json') {
    before.push(`var body = ${javaBlock(JSON.stringify(body.value, null, 2))};`);
    publisher = 'HttpRequest.BodyPublishers.ofString(body)';
    said.push(['Content-Type', '"application/json"']);
  } else if (body?.kind === 'form') {
    imports.add('java.net.URLEncoder').add('java.nio.charset.StandardCharsets');
    const fields = Object.entries(body.fields).map(
      ([name, value]) => `"${name}=" + URLEncoder.encode(${JSON.stringify(value)}, StandardCharsets.UTF_8)`,
    );
    before.push(`var body = String.join("&",\n    ${fields.join(',\n    ')});`);
    publisher = 'HttpRequest.BodyPublishers.ofString(body)';
    said.push(['Content-Type', '"application/x-www-form-urlencoded"']);
  } else if (body) {
    imports.add('java.io.ByteArrayOutputStream').add('java.nio.file.Files').add('java.nio.file.Path');
    before.push(
      'var boundary = java.util.UUID.randomUUID().toString();',
      'var body = new ByteArrayOutputStream();',
    );
    for (const [name, part] of Object.entries(body.parts)) {
      const file = 'file' in part ? `; filename=\\"${part.file}\\"` : '';
      before.push(
        `body.write(("--" + boundary + "\\r\\nContent-Disposition: form-data; name=\\"${name}\\"${file}\\r\\n\\r\\n").getBytes());`,
        `body.write(${'file' in part ? `Files.readAllBytes(Path.of("${part.file}"))` : `${JSON.stringify(part.text)}.getBytes()`});`,
        'body.write("\\r\\n".getBytes());',
      );
    }
    before.push('body.write(("--" + boundary + "--\\r\\n").getBytes());');
    publisher = 'HttpRequest.BodyPublishers.ofByteArray(body.toByteArray())';
    said.push(['Content-Type', '"multipart/form-data; boundary=" + boundary']);
  }
  if (answer === 'file') imports.add('java.nio.file.Path');
  const handler =
    answer === 'file'
      ? 'HttpResponse.BodyHandlers.ofFile(Path.of("answer.bin"))'
      : 'HttpResponse.BodyHandlers.ofString()';
  const lines = [
    ...before,
    'var request = HttpRequest.newBuilder()',
    `    .uri(URI.create(System.getenv("DOCKET_URL") + ${JSON.stringify(path)}))`,
    ...(isPrivate ? ['    .header("Authorization", "Bearer " + System.getenv("DOCKET_TOKEN"))'] : []),
    ...said.map(([name, value]) => `    .header("${name}", ${value})`),
    `    .method("${method}", ${publisher})`,
    '    .build();',
    'var response = HttpClient.newHttpClient()',
    `    .send(request, ${handler});`,
    'System.out.println(response.body());',
  ];
  return [
    ...[...imports].toSorted().map(name => `import ${name};`),
    '',
    'class Sample {',
    '  public static void main(String[] arguments) throws Exception {',
    ...lines.map(line => `    ${indented(line, '    ')}`),
    '  }',
    '}',
  ].join('\n');
}

function javaBlock(text: string): string {
  return `"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}\n"""`;
}
