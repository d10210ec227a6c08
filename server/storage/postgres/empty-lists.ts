// Lists of which nothing is left: `in ()` is no SQL for PostgreSQL, while the embedded engine takes it.
import {
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
} from 'kysely';

/** What a comparison with an empty list comes to. */
const EMPTY_LISTS: ReadonlyMap<string, string> = new Map([
  ['in', 'false'],
  ['not in', 'true'],
]);

/** PostgreSQL's compiler, to which nothing is in an empty list and all is outside of it. */
export class ListQueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node;
    const isEmpty = PrimitiveValueListNode.is(rightOperand) && rightOperand.values.length === 0;
    const constant = isEmpty && OperatorNode.is(operator) ? EMPTY_LISTS.get(operator.operator) : undefined;
    if (constant === undefined) super.visitBinaryOperation(node);
    else this.append(constant);
  }
}
