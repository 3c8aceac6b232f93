/** Restricts unions to what every generator understands: no `anyOf`, and a `oneOf` only with a discriminator. */
import { eachObject, isObject, objectAt } from './json.ts';
import { ContractError, type Source } from './sources.ts';

export function checkUnions(source: Source): void {
  eachObject(source.value, (node, path) => {
    if (Array.isArray(node['anyOf']))
      throw new ContractError(`${source.where([...path, 'anyOf'])}: anyOf is not supported`);
    if (!Array.isArray(node['oneOf']) || isObject(objectAt(node, 'discriminator')['mapping'])) return;
    const place = source.where([...path, 'oneOf']);
    throw new ContractError(`${place}: a oneOf needs a discriminator with a mapping`);
  });
}
