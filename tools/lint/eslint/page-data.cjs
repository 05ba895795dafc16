/**
 * Read a page's data with nothing but `readPageData` and `readPageTemplate` of `@shopfront/host`. They only read script
 * elements, which WordPress removes from the content of authors without the right to unfiltered HTML. Any other element
 * with the same id or class may be an author's, and its text would become our settings, URLs, markup or code.
 */

const TEXT = new Set( [
	'textContent',
	'innerText',
	'innerHTML',
	'outerHTML',
	'text',
	'nodeValue',
] );

const MESSAGE =
	'Use readPageData or readPageTemplate of @shopfront/host: the text of any other element may be written by an author of content.';

const nameOf = ( { computed, property } ) =>
	computed ? property.value : property.name;

/** Removes TypeScript's and defaults' wrapping. */
const unwrap = ( node ) => {
	switch ( node?.type ) {
		case 'ChainExpression':
		case 'TSNonNullExpression':
		case 'TSAsExpression':
			return unwrap( node.expression );
		case 'LogicalExpression':
			return unwrap( node.left );
		default:
			return node;
	}
};

const isText = ( node ) => {
	const inner = unwrap( node );
	return inner?.type === 'MemberExpression' && TEXT.has( nameOf( inner ) );
};

const isCallOf = ( node, names ) => {
	const inner = unwrap( node );
	return (
		inner?.type === 'CallExpression' &&
		inner.callee.type === 'MemberExpression' &&
		names.includes( nameOf( inner.callee ) )
	);
};

module.exports = {
	meta: { type: 'problem', schema: [], messages: { read: MESSAGE } },
	create( context ) {
		const report = ( node ) =>
			context.report( { node, messageId: 'read' } );
		/** Declared with the text of an element. */
		const isTextVariable = ( node ) => {
			const inner = unwrap( node );
			if ( inner?.type !== 'Identifier' ) {
				return false;
			}
			let scope = context.sourceCode.getScope( inner );
			while ( scope && ! scope.set.has( inner.name ) ) {
				scope = scope.upper;
			}
			return ( scope?.set.get( inner.name )?.defs ?? [] ).some(
				( { node: { type, id, init } } ) =>
					type === 'VariableDeclarator' &&
					( isText( init ) ||
						( id.type === 'ObjectPattern' &&
							id.properties.some(
								( { key, value } ) =>
									TEXT.has( key?.name ) &&
									value?.name === inner.name
							) ) )
			);
		};
		return {
			CallExpression( node ) {
				const {
					callee,
					arguments: [ argument ],
				} = node;
				if (
					callee.type === 'MemberExpression' &&
					callee.object.name === 'JSON' &&
					nameOf( callee ) === 'parse' &&
					( isText( argument ) || isTextVariable( argument ) )
				) {
					report( node );
				}
				if (
					isCallOf( node, [ 'getElementById', 'querySelector' ] ) &&
					/^(?:#|\[id=["']?)?tmpl-/.test(
						argument?.value ??
							argument?.quasis?.[ 0 ].value.raw ??
							''
					)
				) {
					report( node );
				}
			},
			MemberExpression( node ) {
				if (
					TEXT.has( nameOf( node ) ) &&
					isCallOf( node.object, [ 'getElementById' ] ) &&
					! (
						node.parent.type === 'AssignmentExpression' &&
						node.parent.left === node
					)
				) {
					report( node );
				}
			},
			VariableDeclarator( { id, init } ) {
				if (
					id.type === 'ObjectPattern' &&
					isCallOf( init, [ 'getElementById' ] ) &&
					id.properties.some( ( { key } ) => TEXT.has( key?.name ) )
				) {
					report( id );
				}
			},
		};
	},
};
