/** The example of an operation with the standard library of Java. */
import type { Body, Part, SampleRequest } from '../../../portal/src/curl.ts';

const IMPORTS = ['URI', 'http.HttpClient', 'http.HttpRequest', 'http.HttpResponse'].map(
  name => `java.net.${name}`,
);

export function java({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const sent = sentAs(body);
  const isFile = answer === 'file';
  const said = Object.entries(headers).map(
    ([name, value]) => [name, JSON.stringify(value)] as [name: string, value: string],
  );
  if (isPrivate) said.unshift(['Authorization', '"Bearer " + System.getenv("DOCKET_TOKEN")']);
  if (sent.type !== null) said.push(['Content-Type', sent.type]);
  const imports = new Set([...IMPORTS, ...sent.imports, ...(isFile ? ['java.nio.file.Path'] : [])]);
  const lines = [
    ...sent.before,
    'var request = HttpRequest.newBuilder()',
    `    .uri(URI.create(System.getenv("DOCKET_URL") + ${JSON.stringify(path)}))`,
    ...said.map(([name, value]) => `    .header("${name}", ${value})`),
    `    .method("${method}", HttpRequest.BodyPublishers.${sent.publisher})`,
    '    .build();',
    'var response = HttpClient.newHttpClient()',
    `    .send(request, HttpResponse.BodyHandlers.${isFile ? 'ofFile(Path.of("answer.bin"))' : 'ofString()'});`,
    'System.out.println(response.body());',
  ];
  return [
    ...[...imports].toSorted().map(name => `import ${name};`),
    '',
    'class Sample {',
    '  public static void main(String[] arguments) throws Exception {',
    ...lines.map(line => `    ${line.replaceAll('\n', '\n    ')}`),
    '  }',
    '}',
  ].join('\n');
}

interface Sent {
  readonly imports: readonly string[];
  readonly before: readonly string[];
  readonly publisher: string;
  /** An expression. */
  readonly type: string | null;
}

function sentAs(body: Body | null): Sent {
  if (body === null) return { imports: [], before: [], publisher: 'noBody()', type: null };
  if (body.kind === 'json')
    return {
      imports: [],
      before: [`var body = ${block(JSON.stringify(body.value, null, 2))};`],
      publisher: 'ofString(body)',
      type: '"application/json"',
    };
  if (body.kind === 'form') {
    const fields = Object.entries(body.fields).map(
      ([name, value]) => `"${name}=" + URLEncoder.encode(${JSON.stringify(value)}, StandardCharsets.UTF_8)`,
    );
    return {
      imports: ['java.net.URLEncoder', 'java.nio.charset.StandardCharsets'],
      before: [`var body = String.join("&",\n    ${fields.join(',\n    ')});`],
      publisher: 'ofString(body)',
      type: '"application/x-www-form-urlencoded"',
    };
  }
  return {
    imports: ['io.ByteArrayOutputStream', 'nio.file.Files', 'nio.file.Path', 'util.UUID'].map(
      name => `java.${name}`,
    ),
    before: [
      'var boundary = UUID.randomUUID().toString();',
      'var body = new ByteArrayOutputStream();',
      ...Object.entries(body.parts).flatMap(partLines),
      'body.write(("--" + boundary + "--\\r\\n").getBytes());',
    ],
    publisher: 'ofByteArray(body.toByteArray())',
    type: '"multipart/form-data; boundary=" + boundary',
  };
}

function partLines([name, part]: readonly [string, Part]): string[] {
  const file = 'file' in part ? `; filename=\\"${part.file}\\"` : '';
  const about = `Content-Disposition: form-data; name=\\"${name}\\"${file}`;
  const content =
    'file' in part
      ? `Files.readAllBytes(Path.of("${part.file}"))`
      : `${JSON.stringify(part.text)}.getBytes()`;
  return [
    'body.write(("--" + boundary + "\\r\\n").getBytes());',
    `body.write("${about}\\r\\n\\r\\n".getBytes());`,
    `body.write(${content});`,
    'body.write("\\r\\n".getBytes());',
  ];
}

/** A text block. */
function block(text: string): string {
  return `"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}\n"""`;
}
