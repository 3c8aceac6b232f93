/** Runs the project's compiler on texts as if they were files. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Complaint {
  /** Counted from zero. */
  readonly line: number;
  readonly text: string;
}

/** The compiler's errors for each text, by its path below the project. */
export function complaintsAbout(files: Readonly<Record<string, string>>): ReadonlyMap<string, Complaint[]> {
  const texts = new Map(Object.entries(files).map(([path, text]) => [join(root, path), text]));
  const options = { ...projectOptions(), incremental: false };
  const host = ts.createCompilerHost(options);
  host.readFile = path => texts.get(path) ?? ts.sys.readFile(path);
  host.fileExists = path => texts.has(path) || ts.sys.fileExists(path);
  const program = ts.createProgram({ rootNames: [...texts.keys()], options, host });
  return new Map(
    Object.keys(files).map(path => {
      const source = program.getSourceFile(join(root, path));
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [path, found.map(complaint)];
    }),
  );
}

function projectOptions(): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, file => ts.sys.readFile(file)) as { readonly config: object };
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
}

function complaint({ file, start = 0, messageText }: ts.Diagnostic): Complaint {
  return {
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
