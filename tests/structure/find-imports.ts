import ts from 'typescript';

/** One import as it is written. */
export interface WrittenImport {
	/** What stands between the quotes. */
	specifier: string;
	/** Whether nothing of it is left when the types are gone. */
	isTypeOnly: boolean;
}

const hasOnlyTypes = (
	names: readonly { isTypeOnly: boolean }[] | undefined
): boolean =>
	!! names && names.length > 0 && names.every( ( name ) => name.isTypeOnly );

const isTypeImport = ( { importClause }: ts.ImportDeclaration ): boolean => {
	if ( ! importClause ) {
		return false;
	}
	const { isTypeOnly, name, namedBindings } = importClause;
	return (
		isTypeOnly ||
		( ! name &&
			!! namedBindings &&
			ts.isNamedImports( namedBindings ) &&
			hasOnlyTypes( namedBindings.elements ) )
	);
};

const isTypeExport = ( {
	isTypeOnly,
	exportClause,
}: ts.ExportDeclaration ): boolean =>
	isTypeOnly ||
	( !! exportClause &&
		ts.isNamedExports( exportClause ) &&
		hasOnlyTypes( exportClause.elements ) );

const importIn = ( node: ts.Node ): [ ts.Node | undefined, boolean ] => {
	if ( ts.isImportDeclaration( node ) ) {
		return [ node.moduleSpecifier, isTypeImport( node ) ];
	}
	if ( ts.isExportDeclaration( node ) ) {
		return [ node.moduleSpecifier, isTypeExport( node ) ];
	}
	if (
		ts.isImportTypeNode( node ) &&
		ts.isLiteralTypeNode( node.argument )
	) {
		return [ node.argument.literal, true ];
	}
	if (
		ts.isCallExpression( node ) &&
		node.expression.kind === ts.SyntaxKind.ImportKeyword
	) {
		return [ node.arguments[ 0 ], false ];
	}
	return [ undefined, false ];
};

/**
 * Every import of a file: `import`, `export … from`, `import( … )` and `import( … )` types.
 *
 * @param file Its name tells whether it may hold JSX.
 * @param text
 */
export const findImports = ( file: string, text: string ): WrittenImport[] => {
	const imports: WrittenImport[] = [];
	const visit = ( node: ts.Node ) => {
		const [ specifier, isTypeOnly ] = importIn( node );
		if ( specifier && ts.isStringLiteralLike( specifier ) ) {
			imports.push( { specifier: specifier.text, isTypeOnly } );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( file, text, ts.ScriptTarget.Latest ) );
	return imports;
};
