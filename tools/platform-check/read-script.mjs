/** Finds what a built script or a block.json defines. A definition is `[ kind, name ]`, as in read-php.mjs. */

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

const NAME = `[A-Za-z_$][\\w$]*`;

/** Kind and pattern; the name is the last group. */
const PATTERNS = [
	[ 'export', new RegExp( `[{,](${ NAME }):\\(\\)=>`, 'g' ) ],
	[
		'global',
		new RegExp(
			`\\.wc=.{0,12}\\.wc\\|\\|\\{\\}\\)\\.(${ NAME })|\\bwindow\\.(?:wc\\.)?(${ NAME })=(?!=)`,
			'g'
		),
	],
	[
		'interactivity store',
		/\bstore\)?\(\s*["'](woocommerce[\w/-]*)["'],\{(?!\})/g,
	],
	[
		'script hook',
		/\b(?:doAction|applyFilters)\)?\(\s*["'`]([\w./-]+(?:\$\{)?)/g,
	],
	[
		'event',
		/(?:\btrigger(?:Handler)?|\bCustomEvent|\bEvent|\bdispatchEvent)\)?\(\s*["']([\w.-]+)["']/g,
	],
	[ 'script attribute', new RegExp( `[{,](${ NAME }):\\{type:`, 'g' ) ],
	[
		'member',
		new RegExp(
			`(?:[{,;]\\s*|\\.)(?:async\\s+|get\\s+|set\\s+|\\*\\s*)*(${ NAME })(?:\\([^()]*\\)\\s*\\{|\\s*[:=]\\s*(?:async\\s*)?(?:function\\b|\\([^()]*\\)\\s*=>|${ NAME }=>))`,
			'g'
		),
	],
	[
		'script key',
		new RegExp( `(?:[{,]\\s*["']?)(${ NAME })["']?\\s*:`, 'g' ),
	],
	[ 'script key', new RegExp( `\\.(${ NAME })\\s*=(?!=)`, 'g' ) ],
	[
		'script text',
		/(?<=["'`}\s>])[A-Za-z_@][\w/-]*\w(?:\$\{)?(?=["'`\\$\s=<])/g,
	],
];

/** In a file that registers stores of `@wordpress/data`. */
const REGISTERS = /\bcreateReduxStore\)?\(|\bregisterStore\)?\(/;
const STORE = /["'](wc\/store\/[\w-]+)["']/g;

/**
 * @param {string} text
 * @return {Array<[string, string]>}
 */
export const readScript = ( text ) => {
	const code = text.replace( COMMENT, ' ' );
	const found = PATTERNS.flatMap( ( [ kind, pattern ] ) =>
		[ ...code.matchAll( pattern ) ].map( ( match ) => [
			kind,
			match.findLast( Boolean ).replace( '${', '{}' ),
		] )
	);
	for ( const [ kind, name ] of [ ...found ] ) {
		if ( kind === 'event' && name.includes( '.' ) ) {
			found.push( [ kind, name.split( '.' )[ 0 ] ] );
		}
	}
	if ( REGISTERS.test( code ) ) {
		for ( const [ , name ] of code.matchAll( STORE ) ) {
			found.push( [ 'store', name ] );
		}
	}
	return found;
};

/**
 * @param {string} text
 * @return {Array<[string, string]>}
 */
export const readBlockJson = ( text ) => {
	const { name, attributes = {} } = JSON.parse( text );
	return name
		? [
				[ 'block', name ],
				...Object.keys( attributes ).map( ( attribute ) => [
					'attribute',
					`${ name }#${ attribute }`,
				] ),
			]
		: [];
};

/**
 * Class names and comments.
 *
 * @param {string} text
 * @return {Array<[string, string]>}
 */
export const readTemplate = ( text ) =>
	[ ...text.matchAll( /(?<![\w.#-])[A-Za-z_][\w/-]*\w/g ) ].map(
		( [ token ] ) => [ 'markup', token ]
	);
