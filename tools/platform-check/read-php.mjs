/**
 * Finds what a PHP file defines, without running it. A definition is `[ kind, name ]`. Text that the code computes is
 * `{}` in a name: `wc-{}-block-frontend`.
 */

const COMPUTED = '{}';

/** A string, a comment, a here-document, or the end of the PHP part. */
const PIECE =
	/'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|\/\/[^\n]*?(?=\n|\?>)|#(?!\[)[^\n]*?(?=\n|\?>)|\/\*[^]*?\*\/|<<<['"]?(\w+)['"]?\n[^]*?\n\s*\1\b|\?>/g;

/** Blanks PHP's comments, and lists its texts: strings, here-documents and HTML. */
const withoutComments = ( text ) => {
	let code = '';
	const texts = [];
	let at = 0;
	while ( at < text.length ) {
		const open = text.indexOf( '<?', at );
		const end = open === -1 ? text.length : open;
		texts.push( text.slice( at, end ) );
		code += ' '.repeat( end - at );
		at = end;
		PIECE.lastIndex = at;
		for (;;) {
			const match = at < text.length ? PIECE.exec( text ) : null;
			if ( ! match ) {
				code += text.slice( at );
				at = text.length;
				break;
			}
			const [ piece ] = match;
			code += text.slice( at, match.index );
			at = match.index + piece.length;
			if ( /^['"<]/.test( piece ) ) {
				code += piece;
				texts.push( piece );
			} else {
				code += ' '.repeat( piece.length );
				if ( piece === '?>' ) {
					break;
				}
			}
		}
	}
	return { code, texts };
};

/** Resolves what double quotes interpolate, or leaves `{}`. */
const readString = ( quoted, values ) => {
	const text = quoted.slice( 1, -1 );
	if ( quoted[ 0 ] === "'" ) {
		return text.replace( /\\(['\\])/g, '$1' );
	}
	return text.replace(
		/\{\$(?:this->|self::)?(\w+)[^}]*\}|\$(?:this->)?(\w+)(?:->\w+)?/g,
		( _, one, other ) => values( one ?? other ) || COMPUTED
	);
};

/** Part of an expression: a string, a constant or property, or anything else. */
const ITEM =
	/\s*(?:('(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*")|(?:self::|static::|\$this->)\$?(\w+)(?![\w(]|->|\s*\()|\$(\w+)(?![\w(]|->|::|\[)|([^'"]))/y;

/** Up to a comma or the end of the brackets. `null` if the expression has no text. */
const readExpression = ( code, position, values ) => {
	let text = '';
	let depth = 0;
	let at = position;
	for (;;) {
		// Resolving a name reads another expression.
		ITEM.lastIndex = at;
		const match = ITEM.exec( code );
		if ( ! match ) {
			break;
		}
		at = ITEM.lastIndex;
		const [ , quoted, member, variable, other ] = match;
		if ( other !== undefined ) {
			if ( depth === 0 && /[,);\]]|\?|:/.test( other ) ) {
				break;
			}
			if ( '([{'.includes( other ) ) {
				depth++;
			} else if ( ')]}'.includes( other ) ) {
				depth--;
			}
			if ( other === '.' || /\s/.test( other ) ) {
				continue;
			}
		}
		if ( depth === 0 && quoted !== undefined ) {
			text += readString( quoted, values );
		} else if ( depth === 0 && ( member ?? variable ) !== undefined ) {
			text += values( member ?? variable ) || COMPUTED;
		} else if ( ! text.endsWith( COMPUTED ) ) {
			text += COMPUTED;
		}
	}
	return text.replaceAll( COMPUTED, '' ).trim() === '' ? null : text;
};

const CALLS = {
	do_action: 'action',
	do_action_ref_array: 'action',
	do_action_deprecated: 'action',
	wc_do_deprecated_action: 'action',
	apply_filters: 'filter',
	apply_filters_ref_array: 'filter',
	apply_filters_deprecated: 'filter',
	wp_register_script: 'script',
	register_script: 'script',
	wp_register_style: 'style',
	register_style: 'style',
	wp_register_script_module: 'module',
	register_script_module: 'module',
	add: 'added key',
	hydrate_data_from_api_request: 'added key',
	wp_interactivity_state: 'server state',
	wp_interactivity_config: 'server state',
};

const CALL = new RegExp(
	`(?<!function\\s)\\b(${ Object.keys( CALLS ).join( '|' ) })\\s*\\(`,
	'g'
);

/** We look for a variable's value no further above the call. */
const NEAR = 2000;

const QUOTED = `(['"])((?:(?!\\1)[^\\\\])*)\\1`;
const VALUE = new RegExp(
	`(?:\\bconst|(?:public|protected|private|static|var)(?:\\s+static)?)\\s+(?:\\??[\\w\\\\|]+\\s+)?\\$?(\\w+)\\s*=\\s*(['"])((?:(?!\\2)[^\\\\])*)\\2`,
	'g'
);
const ASSIGNED = /(?<!->|::)\$(\w+)\s*=(?![=>])/g;
const KEY = new RegExp( `${ QUOTED }(?:\\s*=>|\\]\\s*=(?![=>]))`, 'g' );
const WITH_FILE = new RegExp(
	`${ QUOTED }\\s*(?:=>|\\]\\s*=)\\s*(?:array\\(|\\[)\\s*'src'\\s*=>([^\\n]*)`,
	'g'
);
/** With a URL, this also registers the script. */
const ENQUEUED = new RegExp(
	`\\bwp_enqueue_(script|style)\\s*\\(\\s*${ QUOTED.replaceAll( '1', '2' ) }\\s*,`,
	'g'
);
const HANDLE = /'(?:legacy_)?handle'\s*=>/g;
const CASE = new RegExp( `\\bcase\\s+${ QUOTED }\\s*:`, 'g' );
const DECLARED =
	/\b(class|interface|trait)\s+(\w+)[^;{(]*\{|\bfunction\s+&?(\w+)\s*\(/g;
const ERROR = new RegExp(
	`(?:\\b\\w*Exception|\\bWP_Error|\\bget_route_error_response(?:_from_exception)?|'code'\\s*=>|\\$code\\s*=)\\s*\\(?\\s*${ QUOTED }`,
	'g'
);
const ROUTE = /\breturn\s+'(\/[^']+)'\s*;/g;
const TOKEN = /(?<![\w.#$@\\-])(?:--)?[A-Za-z_@][\w/-]*\w(?![\w(-])/g;
const ATTRIBUTES_METHOD = 'get_block_type_attributes';
const MODULES_FILE = 'interactivity-blocks-frontend-assets.php';
const MODULE = /'([^']+)\.js'\s*=>\s*array\('dependencies'/g;

/** `/cart/items/(?P<key>[\w-]{32})` is `/cart/items/{}`. */
const plainRoute = ( route ) =>
	route.replace( /\(\?P<\w+>(?:\[[^\]]*\]|[^)[])*\)/g, COMPUTED );

/**
 * Resolves a constant, a property, or a variable by its last assignment before a position.
 *
 * @param {string} code
 */
const readValues = ( code ) => {
	const values = new Map(
		[ ...code.matchAll( VALUE ) ].map( ( m ) => [ m[ 1 ], m[ 3 ] ] )
	);
	const valueOf = ( name ) => values.get( name );
	const valueAt = ( position ) => ( name ) => {
		if ( values.has( name ) ) {
			return values.get( name );
		}
		const start = Math.max( 0, position - NEAR );
		const last = [
			...code.slice( start, position ).matchAll( ASSIGNED ),
		].findLast( ( match ) => match[ 1 ] === name );
		return last
			? readExpression(
					code,
					start + last.index + last[ 0 ].length,
					valueOf
				)
			: null;
	};
	return { valueOf, valueAt };
};

/** @param {string} code @return {Array<[string, string]>} */
const readDeclarations = ( code ) => {
	let owner = null;
	return [ ...code.matchAll( DECLARED ) ].map(
		( [ , kind, type, callable ] ) => {
			if ( kind ) {
				owner = type;
				return [ 'class', type ];
			}
			return owner
				? [ 'method', `${ owner }::${ callable }` ]
				: [ 'function', callable ];
		}
	);
};

/** @return {Array<[string, string]>} */
const readAttributes = ( code, block ) => {
	const at = code.indexOf( `function ${ ATTRIBUTES_METHOD }` );
	if ( ! block || at === -1 ) {
		return [];
	}
	const next = code.indexOf( ' function ', at + 10 );
	return [
		...code.slice( at, next === -1 ? undefined : next ).matchAll( KEY ),
	].map( ( match ) => [
		'attribute',
		`woocommerce/${ block }#${ match[ 2 ] }`,
	] );
};

/**
 * @param {string} file Path in the plugin.
 * @param {string} text
 * @return {Array<[string, string]>}
 */
export const readPhp = ( file, text ) => {
	if ( file.endsWith( MODULES_FILE ) ) {
		return [ ...text.matchAll( MODULE ) ].map( ( m ) => [
			'module',
			m[ 1 ],
		] );
	}
	const { code, texts } = withoutComments( text );
	const { valueOf, valueAt } = readValues( code );
	const found = readDeclarations( code );
	const add = ( kind, name ) => name && found.push( [ kind, name ] );

	for ( const match of code.matchAll( CALL ) ) {
		add(
			CALLS[ match[ 1 ] ],
			readExpression(
				code,
				match.index + match[ 0 ].length,
				valueAt( match.index )
			)
		);
	}
	for ( const match of code.matchAll( HANDLE ) ) {
		add(
			'script',
			readExpression( code, match.index + match[ 0 ].length, valueOf )
		);
	}
	for ( const [ , , name, source ] of code.matchAll( WITH_FILE ) ) {
		add( source.includes( '.css' ) ? 'style' : 'script', name );
	}
	for ( const [ , kind, , name ] of code.matchAll( ENQUEUED ) ) {
		add( kind, name );
	}
	for ( const [ , , name ] of code.matchAll( KEY ) ) {
		add( 'key', name );
	}
	for ( const [ , , name ] of code.matchAll( CASE ) ) {
		add( 'case', name );
	}
	for ( const [ , , name ] of code.matchAll( ERROR ) ) {
		add( 'error', name );
	}
	if ( file.includes( 'StoreApi/Routes' ) ) {
		for ( const [ , name ] of code.matchAll( ROUTE ) ) {
			add( 'route', plainRoute( name ) );
		}
	}
	const block = valueOf( 'block_name' );
	add( 'block class', block && `woocommerce/${ block }` );
	found.push( ...readAttributes( code, block ) );
	for ( const piece of texts ) {
		if ( /^['"]/.test( piece ) ) {
			const value = readString( piece, valueOf );
			if ( value.length < 100 && /^\S+$/.test( value ) ) {
				add( 'text', value );
			}
		}
		for ( const [ token ] of piece.matchAll( TOKEN ) ) {
			add( 'markup', token );
		}
	}
	return found;
};
