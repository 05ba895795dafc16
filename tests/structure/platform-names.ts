import ts from 'typescript';

/** The platform's own name in settings, stores, events and codes. */
const PLATFORM = /woocommerce|\bwcSettings\b|^\/?wc\/|^wc-/i;
/** Cheap first check: every text with such a name matches, and some others. */
const MAY_NAME_PLATFORM = /woocommerce|wcSettings|wc[\/-]/i;

/**
 * Class names are public: themes and add-ons rely on them, so they may appear anywhere (docs/contract/blocks.md).
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

const TRANSLATION_FUNCTIONS = [ '__', '_x', '_n', '_nx' ];

const textOf = ( node: ts.Node ): string | null =>
	ts.isStringLiteralLike( node ) ||
	ts.isTemplateHead( node ) ||
	ts.isTemplateMiddle( node ) ||
	ts.isTemplateTail( node )
		? node.text
		: null;

const PLATFORM_DOMAIN = 'woocommerce';

/** `null` unless the node is a translation call. */
const getTextDomain = ( node: ts.Node ): ts.Node | null =>
	ts.isCallExpression( node ) &&
	ts.isIdentifier( node.expression ) &&
	TRANSLATION_FUNCTIONS.includes( node.expression.text ) &&
	node.arguments.length > 1
		? ( node.arguments.at( -1 ) ?? null )
		: null;

/**
 * Extraction needs the platform's domain as a literal in each call, not a constant. A text of that domain has to match
 * the platform's word for word, or it stays English.
 */
const isPlatformTranslation = ( node: ts.Node ): boolean => {
	const domain = getTextDomain( node.parent );
	return domain !== null && textOf( domain ) === PLATFORM_DOMAIN;
};

/** Without comments, identifiers, class names and texts of the platform's domain. */
export const findPlatformNames = ( file: string, text: string ): string[] => {
	if ( ! MAY_NAME_PLATFORM.test( text ) ) {
		return [];
	}
	const found: string[] = [];
	const visit = ( node: ts.Node ) => {
		const literal = textOf( node );
		if (
			literal !== null &&
			PLATFORM.test( literal ) &&
			! isClassContext( literal ) &&
			! isSpecifier( node ) &&
			! isPlatformTranslation( node )
		) {
			found.push( literal );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( file, text, ts.ScriptTarget.Latest, true ) );
	return found;
};
