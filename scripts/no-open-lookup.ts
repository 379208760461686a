import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Node = { type: string }

const MESSAGE =
  'Every object has names such as `constructor`: ask a Map, or `ownValue` of src/shared/basic/own-value.ts.'

/** Refuses to ask a plain object for a name that may be any text. */
const rule: Rule = {
  create(context) {
    const openTypes = new Set<string>()
    const tables = new Set<string>()
    const lookups: { table: string; report: () => void }[] = []
    const annotations: { name: string; type: unknown }[] = []

    function note(id: unknown) {
      if (!isNode(id) || id.type !== 'Identifier' || !('typeAnnotation' in id)) return
      annotations.push({ name: nameOf(id), type: inner(id.typeAnnotation) })
    }

    return {
      TSTypeAliasDeclaration(node) {
        if (isOpen(node.typeAnnotation, openTypes)) openTypes.add(node.id.name)
      },
      VariableDeclarator: (node) => note(node.id),
      FunctionDeclaration: (node) => node.params.forEach(note),
      FunctionExpression: (node) => node.params.forEach(note),
      ArrowFunctionExpression: (node) => node.params.forEach(note),
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'VariableDeclaration') return
        for (const { id, init } of node.declaration.declarations) {
          const isTable = init?.type === 'ObjectExpression' && id.type === 'Identifier'
          if (isTable && isOpen(inner(id.typeAnnotation), openTypes)) {
            // Those who ask it are in other files.
            context.report({ node: id, message: MESSAGE })
          }
        }
      },
      MemberExpression(node) {
        if (!node.computed) return
        const report = () => context.report({ node, message: MESSAGE })
        if (isCastToKey(node.property)) report()
        else if (isAnyText(node.property)) lookups.push({ table: nameOf(node.object), report })
      },
      BinaryExpression(node) {
        if (node.operator === 'in' && isAnyText(node.left)) {
          context.report({ node, message: MESSAGE })
        }
      },
      'Program:exit'() {
        for (const { name, type } of annotations) if (isOpen(type, openTypes)) tables.add(name)
        for (const { table, report } of lookups) if (tables.has(table)) report()
      },
    }
  },
}

/**
 * Returns whether objects of this type have any name: `Record<string, …>`, an index signature, or
 * an alias of one.
 */
function isOpen(type: unknown, aliases: ReadonlySet<string>): boolean {
  if (!isNode(type)) return false
  if ('members' in type && Array.isArray(type.members)) {
    return type.members.some((member) => isNode(member) && member.type === 'TSIndexSignature')
  }
  if ('types' in type && Array.isArray(type.types)) {
    return type.types.some((one) => isOpen(one, aliases))
  }
  if (type.type !== 'TSTypeReference' || !('typeName' in type)) return false
  const name = nameOf(type.typeName)
  const [first] = paramsOf(type)
  if (name === 'Record') return isNode(first) && first.type === 'TSStringKeyword'
  if (name === 'Partial' || name === 'Readonly') return isOpen(first, aliases)
  return aliases.has(name)
}

function paramsOf(type: object): unknown[] {
  const args = 'typeArguments' in type ? type.typeArguments : undefined
  return isNode(args) && 'params' in args && Array.isArray(args.params) ? args.params : []
}

/** Constants, numbers and texts with a fixed part are no text from outside. */
function isAnyText(node: unknown): boolean {
  if (!isNode(node)) return false
  if (/^(?:Literal|Unary|Update|Binary|PrivateIdentifier)/.test(node.type)) return false
  if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
    return node.quasis.every((part: { value?: { raw?: string } }) => !part.value?.raw)
  }
  return !/^[A-Z][A-Z0-9_]*$/.test(nameOf(node))
}

/** `known[text as keyof typeof known]` */
function isCastToKey(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'TSAsExpression' || !('typeAnnotation' in node)) return false
  const { typeAnnotation: type } = node
  return isNode(type) && type.type === 'TSTypeOperator'
}

function inner(annotation: unknown): unknown {
  return isNode(annotation) && 'typeAnnotation' in annotation
    ? annotation.typeAnnotation
    : undefined
}

function nameOf(node: unknown): string {
  return isNode(node) && 'name' in node && typeof node.name === 'string' ? node.name : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

const plugin = { meta: { name: 'lookups' }, rules: { 'no-open-lookup': rule } }
// The linter takes a plugin's default export.
// oxlint-disable-next-line import/no-default-export
export default plugin
