// Finds the constants of a module: declarations at its top level that hold only data.
import type { Expression, Program, Statement } from 'oxc-parser';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
  'TSNonNullExpression',
]);
/** The kinds of nodes that data consists of; a call, a function or JSX among them makes it behaviour. */
const DATA = new Set([
  ...WRAPPERS,
  'ArrayExpression',
  'BinaryExpression',
  'Identifier',
  'Literal',
  'MemberExpression',
  'ObjectExpression',
  'Property',
  'SpreadElement',
  'TemplateElement',
  'TemplateLiteral',
  'UnaryExpression',
]);
const COLLECTIONS = new Set(['Set', 'Map', 'RegExp']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function partsOf(node: Node): readonly Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'typeAnnotation' && key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function isData(node: Node): boolean {
  return DATA.has(node.type) && node['method'] !== true && partsOf(node).every(isData);
}

function unwrapped(node: Node): Node {
  const inner = WRAPPERS.has(node.type) ? node['expression'] : undefined;
  return isNode(inner) ? unwrapped(inner) : node;
}

function isConstant(init: Expression): boolean {
  const node = unwrapped(init as unknown as Node);
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return false;
  if (node.type !== 'NewExpression') return isData(node);
  const { callee, arguments: given } = node;
  const isCollection = isNode(callee) && COLLECTIONS.has(String(callee['name']));
  return (
    isCollection &&
    Array.isArray(given) &&
    given.length > 0 &&
    given.every((part) => isNode(part) && isData(part))
  );
}

/** Whether the module changes what `name` holds; then it is not a constant. */
function isChanged(text: string, name: string): boolean {
  const call = `\\b${name}\\.(?:set|add|delete|push|pop|clear|splice|shift|unshift)\\(`;
  const write = `\\b${name}(?:\\.\\w+|\\[[^\\]]+\\])\\s*(?:=(?!=)|\\+=|\\+\\+)|\\bdelete ${name}\\b`;
  return new RegExp(`${call}|${write}`).test(text);
}

function declarationOf(statement: Statement): Statement | null {
  return statement.type === 'ExportNamedDeclaration'
    ? (statement.declaration as Statement | null)
    : statement;
}

/** The names of the constants at the top level of a module. */
export function constantNames(text: string, program: Program): readonly string[] {
  return program.body.flatMap((statement) => {
    const declared = declarationOf(statement);
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && isConstant(init) && !isChanged(text, id.name) ? [id.name] : [],
    );
  });
}
