import path from 'node:path';
import ts from 'typescript';

/** Both npm and jest run in the root. */
const ROOT = process.cwd();
const ENTRY = path.join( ROOT, 'packages/types/index.ts' );

/** Compiler flags are bits, so their sum combines them. */
const FORMAT: ts.TypeFormatFlags =
	ts.TypeFormatFlags.NoTruncation +
	ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType +
	ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const has = ( symbol: ts.Symbol, flag: ts.SymbolFlags ): boolean =>
	// eslint-disable-next-line no-bitwise -- Flags of the compiler are bits.
	( symbol.flags & flag ) !== 0;

/** The compiler's text for React's element type. */
const ELEMENT = 'ReactElement<any, string | JSXElementConstructor<any>>';

/** Optional properties whose type also includes `undefined`. */
const TWICE_OPTIONAL = /(\w\?: [^,;(){}]*) \| undefined(?=[,;)])/g;

export interface Member {
	name: string;
	type: string;
	call:
		| {
				parameterText: readonly string[];
				returnText: string;
				written: string;
		  }
		| undefined;
	/** Property names, if the type has no name. */
	keys: readonly string[];
	isOptional: boolean;
	description: string;
	/** The replacement; `''` if it isn't deprecated. */
	deprecated: string;
	/** Words for a value that is too long to print; `''` for none. */
	default: string;
}

export interface Described {
	description: string;
	/** The first version that has it; `''` if its extension point states that. */
	since: string;
	members: readonly Member[];
}

export type ReadTypes = ( name: string ) => Described;

const toOneLine = ( text: string ): string =>
	text
		.replace( /\s+/g, ' ' )
		// References to the contract and the specification are for maintainers.
		.replace(
			/ \((docs\/|contract\/|specification |design\.md |public since )[^)]*\)/g,
			''
		)
		.trim();

const getTag = ( symbol: ts.Symbol, tag: string ): string =>
	toOneLine(
		ts.displayPartsToString(
			symbol.getJsDocTags().find( ( { name } ) => name === tag )?.text
		)
	);

/** Follows re-exports to the declaration that has the doc comment. */
const getSource = ( symbol: ts.Symbol, checker: ts.TypeChecker ): ts.Symbol => {
	const [ declaration ] = symbol.declarations ?? [];
	const source =
		declaration && ts.isExportSpecifier( declaration )
			? checker.getSymbolAtLocation( declaration.name )
			: undefined;
	return source && has( source, ts.SymbolFlags.Alias )
		? checker.getAliasedSymbol( source )
		: symbol;
};

/** By file and line: the compiler doesn't order members from other types. */
const sortBySource = (
	members: readonly ts.Symbol[]
): readonly ts.Symbol[] => {
	const getPosition = ( { declarations }: ts.Symbol ) => {
		const declaration = declarations?.[ 0 ];
		const position = String( declaration?.getStart() ).padStart( 9 );
		return `${ declaration?.getSourceFile().fileName } ${ position }`;
	};
	return [ ...members ].sort( ( a, b ) =>
		getPosition( a ) < getPosition( b ) ? -1 : 1
	);
};

/** Reads the published types once. The lookup throws for an unpublished name. */
export const openTypes = (): ReadTypes => {
	const { config } = ts.readConfigFile(
		path.join( ROOT, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.parseJsonConfigFileContent( config, ts.sys, ROOT );
	const program = ts.createProgram( [ ENTRY ], {
		...options,
		// Public types must not depend on types of tests and Node.
		types: [],
	} );
	const checker = program.getTypeChecker();
	const entry = program.getSourceFile( ENTRY );
	const entryExports = entry && checker.getSymbolAtLocation( entry );
	const published = entryExports
		? checker.getExportsOfModule( entryExports )
		: [];
	const description = ( symbol: ts.Symbol ) =>
		toOneLine(
			ts.displayPartsToString( symbol.getDocumentationComment( checker ) )
		);
	const write = ( type: ts.Type ): string =>
		checker
			.typeToString( type, undefined, FORMAT )
			.replaceAll( ELEMENT, 'ReactElement' )
			.replaceAll( TWICE_OPTIONAL, '$1' );
	/** Without overloads; optional parameters have a question mark. */
	const getCall = ( type: ts.Type ): Member[ 'call' ] => {
		const [ signature, ...others ] = type.getCallSignatures();
		if ( ! signature || others.length > 0 ) {
			return undefined;
		}
		return {
			parameterText: signature.parameters.map( ( parameter ) => {
				const { valueDeclaration: written } = parameter;
				const isLeftOut =
					written &&
					ts.isParameter( written ) &&
					( written.questionToken || written.initializer );
				const given = checker.getTypeOfSymbol( parameter );
				return isLeftOut
					? `${ parameter.name }?: ${ write(
							checker.getNonNullableType( given )
						) }`
					: `${ parameter.name.replace( /^__\d+$/, 'given' ) }: ${ write( given ) }`;
			} ),
			returnText: write( signature.getReturnType() ),
			written: checker
				.signatureToString(
					signature,
					undefined,
					FORMAT + ts.TypeFormatFlags.WriteArrowStyleSignature
				)
				.replaceAll( ELEMENT, 'ReactElement' )
				.replaceAll( TWICE_OPTIONAL, '$1' )
				.replace( /\b(__\d+|args_0): /g, 'given: ' ),
		};
	};
	const read = ( symbol: ts.Symbol ): Member => {
		const type = checker.getTypeOfSymbol( symbol );
		const isOptional = has( symbol, ts.SymbolFlags.Optional );
		const source = getSource( symbol, checker );
		return {
			name: symbol.getName(),
			// The question mark already says that it may be missing.
			type: isOptional
				? write( type ).replace( / \| undefined$/, '' )
				: write( type ),
			call: getCall( type ),
			keys:
				checker.getNonNullableType( type ).symbol?.name === '__type'
					? checker
							.getPropertiesOfType(
								checker.getNonNullableType( type )
							)
							.map( ( key ) => key.getName() )
					: [],
			isOptional,
			description: description( source ),
			deprecated: getTag( source, 'deprecated' ),
			default: getTag( source, 'default' ),
		};
	};
	return ( name ) => {
		const found = published.find( ( symbol ) => symbol.name === name );
		if ( ! found ) {
			throw new Error( `There is no type ${ name } in packages/types.` );
		}
		const symbol = has( found, ts.SymbolFlags.Alias )
			? checker.getAliasedSymbol( found )
			: found;
		const members = checker.getPropertiesOfType(
			checker.getDeclaredTypeOfSymbol( symbol )
		);
		return {
			description: description( symbol ),
			since: getTag( symbol, 'since' ),
			members: sortBySource( members ).map( read ),
		};
	};
};
