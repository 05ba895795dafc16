import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve( __dirname, '../..' );
const ENTRY = path.join( ROOT, 'assets/types/index.ts' );

/** Flags of the compiler are added up: each is a bit of its own. */
const FORMAT: ts.TypeFormatFlags =
	ts.TypeFormatFlags.NoTruncation +
	ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType +
	ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const has = ( symbol: ts.Symbol, flag: ts.SymbolFlags ): boolean =>
	// eslint-disable-next-line no-bitwise -- Flags of the compiler are bits.
	( symbol.flags & flag ) !== 0;

/** How the types of React write an element. */
const ELEMENT = 'ReactElement<any, string | JSXElementConstructor<any>>';

/** What may be left out, with that said a second time. */
const TWICE_OPTIONAL = /(\w\?: [^,;(){}]*) \| undefined(?=[,;)])/g;

/** One name of an interface that add-ons meet. */
export interface Member {
	name: string;
	/** Its type, as an editor shows it. */
	type: string;
	/** Of a function: what it takes and gives. */
	call:
		| { takes: readonly string[]; gives: string; written: string }
		| undefined;
	/** Names of its properties, of one whose type has no name. */
	keys: readonly string[];
	isOptional: boolean;
	/** What its comment says; `''` where there is none. */
	says: string;
	/** What to use instead; `''` for what is to stay. */
	deprecated: string;
}

/** An interface that add-ons meet, as `@shopfront/types` has it. */
export interface Described {
	says: string;
	/** The version that it came with; `''` where its point says it. */
	since: string;
	members: readonly Member[];
}

/** Looks up what is published under a name. */
export type ReadTypes = ( name: string ) => Described;

const oneLine = ( text: string ): string =>
	text
		// Where a rule comes from is for whoever works on it.
		.replace( / \(contract\/[^)]*\)/g, '' )
		.replace( /\s+/g, ' ' )
		.trim();

const tagOf = ( symbol: ts.Symbol, tag: string ): string =>
	oneLine(
		ts.displayPartsToString(
			symbol.getJsDocTags().find( ( { name } ) => name === tag )?.text
		)
	);

/** Reads the published types once; what is asked for is looked up in them. Throws where a name is not published. */
export function openTypes(): ReadTypes {
	const { config } = ts.readConfigFile(
		path.join( ROOT, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.parseJsonConfigFileContent( config, ts.sys, ROOT );
	const program = ts.createProgram( [ ENTRY ], {
		...options,
		// Nothing of tests and of Node is to be found in what add-ons meet.
		types: [],
	} );
	const checker = program.getTypeChecker();
	const entry = program.getSourceFile( ENTRY );
	const door = entry && checker.getSymbolAtLocation( entry );
	const published = door ? checker.getExportsOfModule( door ) : [];
	const says = ( symbol: ts.Symbol ) =>
		oneLine(
			ts.displayPartsToString( symbol.getDocumentationComment( checker ) )
		);
	const write = ( type: ts.Type ): string =>
		checker
			.typeToString( type, undefined, FORMAT )
			.replaceAll( ELEMENT, 'ReactElement' )
			.replaceAll( TWICE_OPTIONAL, '$1' );
	/** A function of one form; what is left out of a call has its question mark. */
	const callOf = ( type: ts.Type ): Member[ 'call' ] => {
		const [ signature, ...others ] = type.getCallSignatures();
		if ( ! signature || others.length > 0 ) {
			return undefined;
		}
		return {
			takes: signature.parameters.map( ( parameter ) => {
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
			gives: write( signature.getReturnType() ),
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
		return {
			name: symbol.getName(),
			// That it may be missing is said once.
			type: isOptional
				? write( type ).replace( / \| undefined$/, '' )
				: write( type ),
			call: callOf( type ),
			keys:
				checker.getNonNullableType( type ).symbol?.name === '__type'
					? checker
							.getPropertiesOfType(
								checker.getNonNullableType( type )
							)
							.map( ( key ) => key.getName() )
					: [],
			isOptional,
			says: says( symbol ),
			deprecated: tagOf( symbol, 'deprecated' ),
		};
	};
	return ( name ) => {
		const found = published.find( ( symbol ) => symbol.name === name );
		if ( ! found ) {
			throw new Error( `There is no type ${ name } in assets/types.` );
		}
		const symbol = has( found, ts.SymbolFlags.Alias )
			? checker.getAliasedSymbol( found )
			: found;
		return {
			says: says( symbol ),
			since: tagOf( symbol, 'since' ),
			members: checker
				.getPropertiesOfType(
					checker.getDeclaredTypeOfSymbol( symbol )
				)
				.map( read ),
		};
	};
}
