/** The example of an operation with the standard library of Go. */
import type { Body, Part, SampleRequest } from '../../../portal/src/curl.ts';

export function go({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const sent = sentAs(body);
  const imports = ['fmt', 'net/http', 'os', ...sent.imports, ...(answer === 'none' ? [] : ['io'])];
  const said = Object.entries(headers).map(
    ([name, value]) => [name, JSON.stringify(value)] as [name: string, value: string],
  );
  if (isPrivate) said.unshift(['Authorization', '"Bearer "+os.Getenv("DOCKET_TOKEN")']);
  if (sent.type !== null) said.push(['Content-Type', sent.type]);
  const lines = [
    ...sent.before,
    `request, err := http.NewRequest("${method}", os.Getenv("DOCKET_URL")+${JSON.stringify(path)}, ${sent.reader})`,
    ...FAILED,
    ...said.map(([name, value]) => `request.Header.Set("${name}", ${value})`),
    'response, err := http.DefaultClient.Do(request)',
    ...FAILED,
    'defer response.Body.Close()',
    ...(answer === 'file' ? ['file, err := os.Create("answer.bin")', ...FAILED, 'defer file.Close()'] : []),
    'fmt.Fprintln(os.Stderr, response.Status)',
    ...(answer === 'none' ? [] : [`io.Copy(${answer === 'file' ? 'file' : 'os.Stdout'}, response.Body)`]),
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.toSorted().map(name => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map(line => `\t${line}`),
    '}',
  ].join('\n');
}

const FAILED = ['if err != nil {', '\tpanic(err)', '}'];

interface Sent {
  readonly imports: readonly string[];
  readonly before: readonly string[];
  readonly reader: string;
  /** An expression. */
  readonly type: string | null;
}

function sentAs(body: Body | null): Sent {
  if (body === null) return { imports: [], before: [], reader: 'nil', type: null };
  if (body.kind === 'json')
    return {
      imports: ['strings'],
      before: [`body := strings.NewReader(${rawText(JSON.stringify(body.value, null, 2))})`],
      reader: 'body',
      type: '"application/json"',
    };
  if (body.kind === 'form')
    return {
      imports: ['strings', 'net/url'],
      before: [
        'form := url.Values{',
        ...Object.entries(body.fields).map(([name, value]) => `\t"${name}": {${JSON.stringify(value)}},`),
        '}',
        'body := strings.NewReader(form.Encode())',
      ],
      reader: 'body',
      type: '"application/x-www-form-urlencoded"',
    };
  return {
    imports: ['bytes', 'mime/multipart'],
    before: [
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      ...Object.entries(body.parts).flatMap(partLines),
      'form.Close()',
    ],
    reader: '&body',
    type: 'form.FormDataContentType()',
  };
}

function partLines([name, part]: readonly [string, Part]): string[] {
  if (!('file' in part)) return [`form.WriteField("${name}", ${JSON.stringify(part.text)})`];
  return [
    `content, err := os.ReadFile("${part.file}")`,
    ...FAILED,
    `part, err := form.CreateFormFile("${name}", "${part.file}")`,
    ...FAILED,
    'part.Write(content)',
  ];
}

function rawText(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}
