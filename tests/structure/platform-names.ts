import ts from 'typescript';

/** What the platform calls itself in names of settings, stores, events and codes. */
const PLATFORM = /woocommerce|\bwcSettings\b|^\/?wc\/|^wc-/i;

/**
 * Class names stay as they are wherever they are used, since themes and add-ons rely on them (contract/blocks.md).
 * `wp-block-woocommerce-cart`, `wc-block-cart__title`, `.wc-block-cart`, `woocommerce-message`.
 */
const CLASS_NAME =
	/^\.?(wp-block-woocommerce-|wc-blocks?-|woocommerce-)[\w-]+$/;

const isClassContext = ( text: string ): boolean =>
	text
		.split( /[\s,>]+/ )
		.every(
			( word ) => ! PLATFORM.test( word ) || CLASS_NAME.test( word )
		);

const isSpecifier = ( { parent }: ts.Node ): boolean =>
	ts.isImportDeclaration( parent ) || ts.isExportDeclaration( parent );

const textOf = ( node: ts.Node ): string | null =>
	ts.isStringLiteralLike( node ) ||
	ts.isTemplateHead( node ) ||
	ts.isTemplateMiddle( node ) ||
	ts.isTemplateTail( node )
		? node.text
		: null;

/**
 * The string literals of a file that carry a name of the platform; comments, identifiers and class names do not count.
 *
 * @param file
 * @param text
 */
export const findPlatformNames = ( file: string, text: string ): string[] => {
	const found: string[] = [];
	const visit = ( node: ts.Node ) => {
		const literal = textOf( node );
		if (
			literal !== null &&
			PLATFORM.test( literal ) &&
			! isClassContext( literal ) &&
			! isSpecifier( node )
		) {
			found.push( literal );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( file, text, ts.ScriptTarget.Latest, true ) );
	return found;
};
