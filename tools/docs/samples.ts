import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = process.cwd();
const read = ( file: string ): string =>
	readFileSync( path.join( ROOT, file ), 'utf8' );

/** Folders of pages whose code a reader copies. */
const HOW_TO_FOLDERS = [ 'docs/contribute', 'docs/embed', 'docs/run-a-shop' ];
const CODE = /^```(\w+)\n([^]*?)^```$/gm;
const CREATED = /^\/\/ ([\w./-]+)\n/;
/** For a name that a sample leaves undeclared. */
const UNKNOWN_NAME = [ 2304, 2552, 18004 ];

interface Sample {
	page: string;
	language: string;
	text: string;
}

const readSamples = ( page: string ): readonly Sample[] =>
	[ ...read( page ).matchAll( CODE ) ].map(
		( [ , language = '', text = '' ] ) => ( { page, language, text } )
	);

const listFolders = ( folder: string ): readonly string[] =>
	readdirSync( path.join( ROOT, folder ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => `${ folder }/${ entry.name }` );

const hasFile = ( file: string ): boolean =>
	ts.sys.fileExists( path.join( ROOT, file ) );

const PACKAGES = [
	...listFolders( 'packages' ),
	...listFolders( 'packages/data' ),
].filter( ( folder ) => hasFile( `${ folder }/index.ts` ) );

const READMES = [
	'docs/add-ons/README.md',
	...[ ...PACKAGES, 'packages/types' ].map(
		( folder ) => `${ folder }/README.md`
	),
];

const HOW_TOS = HOW_TO_FOLDERS.flatMap( ( folder ) =>
	readdirSync( path.join( ROOT, folder ) ).map(
		( name ) => `${ folder }/${ name }`
	)
);

/** Context lines and removed lines must be in the text, in this order. Throws for a missing line. */
export const applyDiff = ( text: string, diff: string ): string => {
	const lines = text.split( '\n' );
	let added: string[] = [];
	let position: number | null = null;
	for ( const line of diff.trimEnd().split( '\n' ) ) {
		const content = line.slice( 1 );
		if ( line.startsWith( '+' ) ) {
			added.push( content );
			continue;
		}
		if ( position !== null ) {
			lines.splice( position, 0, ...added );
			position += added.length;
			added = [];
		}
		if ( content === '' ) {
			continue;
		}
		const found = lines.indexOf( content, position ?? 0 );
		if ( found === -1 ) {
			throw new Error(
				`There is no line ${ JSON.stringify( content ) }.`
			);
		}
		lines.splice( found, 0, ...added );
		position = found + added.length + 1;
		added = [];
		if ( line.startsWith( '-' ) ) {
			position--;
			lines.splice( position, 1 );
		}
	}
	lines.splice( position ?? 0, 0, ...added );
	return lines.join( '\n' );
};

/** Files that a sample creates or changes. */
const addFiles = (
	files: Map< string, string >,
	{ page, language, text }: Sample
): void => {
	if ( language !== 'diff' ) {
		const [ line, file ] = CREATED.exec( text ) ?? [];
		if ( line && file ) {
			files.set( file, text.slice( line.length ) );
		}
		return;
	}
	for ( const change of text.split( /^(?=# )/m ) ) {
		const [ , file = '', diff = '' ] =
			/^# (\S+)\n([^]*)$/.exec( change ) ?? [];
		try {
			files.set(
				file,
				applyDiff( files.get( file ) ?? read( file ), diff )
			);
		} catch ( error ) {
			throw new Error( `${ page }, ${ file }: ${ String( error ) }` );
		}
	}
};

const createProgram = (
	files: ReadonlyMap< string, string >,
	roots: readonly string[],
	oldProgram?: ts.Program
): ts.Program => {
	const { config } = ts.readConfigFile( 'tsconfig.json', ts.sys.readFile );
	const { options } = ts.convertCompilerOptionsFromJson(
		config.compilerOptions,
		ROOT
	);
	const host = ts.createCompilerHost( options );
	const find = ( file: string ) =>
		files.get( path.relative( ROOT, file ).split( path.sep ).join( '/' ) );
	return ts.createProgram( {
		rootNames: [
			...roots,
			'packages/types/index.ts',
			'assets/styles/scss.d.ts',
			'packages/editor/wordpress.d.ts',
		].map( ( file ) => path.join( ROOT, file ) ),
		options,
		oldProgram,
		host: {
			...host,
			fileExists: ( file ) =>
				find( file ) !== undefined || host.fileExists( file ),
			directoryExists: ( folder ) =>
				[ ...files.keys() ].some( ( file ) =>
					path
						.join( ROOT, file )
						.startsWith( path.join( folder, path.sep ) )
				) || ts.sys.directoryExists( folder ),
			readFile: ( file ) => find( file ) ?? host.readFile( file ),
			getSourceFile: ( file, target, ...rest ) => {
				const text = find( file );
				return text === undefined
					? host.getSourceFile( file, target, ...rest )
					: ts.createSourceFile( file, text, target );
			},
		},
	} );
};

/** The module that exports each name; of two, the package itself. */
const readExports = (
	program: ts.Program,
	own: string
): ReadonlyMap< string, string > => {
	const checker = program.getTypeChecker();
	const modules = new Map< string, string >(
		[ 'dispatch', 'select', 'resolveSelect' ].map( ( name ) => [
			name,
			'@wordpress/data',
		] )
	);
	for ( const folder of [
		...PACKAGES,
		...PACKAGES.filter( ( each ) => each === own ),
	] ) {
		const source = program.getSourceFile(
			path.join( ROOT, folder, 'index.ts' )
		);
		const symbol = source && checker.getSymbolAtLocation( source );
		for ( const { name } of symbol
			? checker.getExportsOfModule( symbol )
			: [] ) {
			modules.set( name, folder.replace( 'packages/', '@shopfront/' ) );
		}
	}
	return modules;
};

/** A sample in a README leaves out its imports. */
const addImports = (
	text: string,
	modules: ReadonlyMap< string, string >
): string => {
	const declared = new Set(
		[ ...text.matchAll( /(?:const|let|type|{|,) (\w+)(?= =|,| })/g ) ].map(
			( [ , name ] ) => name
		)
	);
	const used = new Set( text.match( /(?<![.\w'"`-])[A-Za-z]\w+(?!\w*:)/g ) );
	const imports = [ ...used ].flatMap( ( name ) => {
		const module = modules.get( name );
		return module && ! declared.has( name )
			? `import { ${ name } } from '${ module }';`
			: [];
	} );
	return [ ...imports, text, 'export {};' ].join( '\n' );
};

/** A name may be missing if it's a value that the reader has, but not if it's called or rendered. */
const isAllowed = ( {
	code,
	file,
	start = 0,
	length = 0,
}: ts.Diagnostic ): boolean =>
	UNKNOWN_NAME.includes( code ) &&
	! file?.text.slice( start + length ).startsWith( '(' ) &&
	file?.text[ start - 1 ] !== '<';

const explain = ( { messageText, file, start = 0 }: ts.Diagnostic ): string => {
	const message = ts.flattenDiagnosticMessageText( messageText, ' ' );
	const line = file?.text.slice( 0, start ).split( '\n' ).length;
	return `${ path.relative( ROOT, file?.fileName ?? '' ) }:${ line }: ${ message }`;
};

/**
 * Type errors in the samples of READMEs and how-to pages. We check a how-to's code as the files that it creates and
 * changes, and import names that a README leaves out from the packages that export them.
 */
export const findSampleProblems = (): readonly string[] => {
	const files = new Map< string, string >();
	HOW_TOS.flatMap( readSamples ).forEach( ( sample ) =>
		addFiles( files, sample )
	);
	const indexes = PACKAGES.map( ( folder ) => `${ folder }/index.ts` );
	const first = createProgram( files, indexes );
	READMES.filter( hasFile )
		.flatMap( readSamples )
		.filter( ( { language } ) => language === 'ts' || language === 'tsx' )
		.forEach( ( { page, text }, index ) => {
			const folder = path.posix.dirname( page );
			files.set(
				path.posix.join( folder, `readme-sample-${ index }.tsx` ),
				addImports( text, readExports( first, folder ) )
			);
		} );
	const checked = [ ...files.keys() ].filter( ( file ) =>
		/\.tsx?$/.test( file )
	);
	const program = createProgram( files, [ ...indexes, ...checked ], first );
	return checked.flatMap( ( file ) => {
		const source = program.getSourceFile( path.join( ROOT, file ) );
		const isReadme = file.includes( 'readme-sample-' );
		return [
			...program.getSyntacticDiagnostics( source ),
			...program.getSemanticDiagnostics( source ),
		]
			.filter( ( problem ) => ! ( isReadme && isAllowed( problem ) ) )
			.map( explain );
	} );
};
