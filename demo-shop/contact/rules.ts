/** The rules of docs/contract/contact-forms.md 4. A property test compares them with the browser's. */

export interface Rule {
	rule: string;
	field: string;
	error: string;
	threshold?: string | number;
	accept?: string[];
	base?: string | number;
	interval?: string | number;
	rules?: Rule[];
}

/** Text, or a file's name and bytes. */
export type Sent = readonly [
	name: string,
	value: string | { name: string; size: number },
];

const SCHEMES = new Set(
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
		' '
	)
);

const isEmail = ( email: string ): boolean => {
	const parts = email.split( '@' );
	const [ local = '', domain = '' ] = parts;
	if ( parts.length !== 2 || email.length < 6 || local === '' ) {
		return false;
	}
	if ( /[^a-zA-Z0-9!#$%&'*+/=?^_`{|}~.-]/.test( local ) ) {
		return false;
	}
	const labels = domain.split( '.' );
	for ( const label of labels ) {
		if ( label === '' || /[^a-zA-Z0-9-]/.test( label ) ) {
			return false;
		}
		if ( label.startsWith( '-' ) || label.endsWith( '-' ) ) {
			return false;
		}
	}
	return labels.length >= 2;
};

const isTel = ( typed: string ): boolean => {
	let number = '';
	for ( const character of typed ) {
		if ( character === '#' || character === '*' ) {
			break;
		}
		if ( ! '()/.-'.includes( character ) && character.trim() !== '' ) {
			number += character;
		}
	}
	const isInternational =
		number.startsWith( '+' ) || number.startsWith( '00' );
	let digits = number.startsWith( '+' ) ? number.slice( 1 ) : number;
	while ( isInternational && digits.startsWith( '0' ) ) {
		digits = digits.slice( 1 );
	}
	const length = digits.length + ( isInternational ? 1 : 0 );
	return (
		digits !== '' &&
		[ ...digits ].every( ( digit ) => digit >= '0' && digit <= '9' ) &&
		length >= 6 &&
		length <= 15
	);
};

const isDigits = ( text: string ) =>
	text !== '' && [ ...text ].every( ( one ) => '0123456789'.includes( one ) );

const isNumber = ( text: string ): boolean => {
	const parts = text.toLowerCase().split( 'e' );
	const exponent = parts[ 1 ];
	if ( parts.length > 2 ) {
		return false;
	}
	if (
		exponent !== undefined &&
		! isDigits(
			'+-'.includes( exponent.charAt( 0 ) )
				? exponent.slice( 1 )
				: exponent
		)
	) {
		return false;
	}
	const [ mantissa = '' ] = parts;
	const unsigned = mantissa.startsWith( '-' )
		? mantissa.slice( 1 )
		: mantissa;
	const [ whole = '', fraction, ...dots ] = unsigned.split( '.' );
	return (
		dots.length === 0 &&
		( fraction === undefined
			? isDigits( whole )
			: isDigits( fraction ) && ( whole === '' || isDigits( whole ) ) )
	);
};

/** Noon of a day; `null` for a day that doesn't exist. Years come from the 400-year cycle. */
const dayOf = ( text: string ): Date | null => {
	const parts = text.split( '-' );
	const [ year = '', month = '', day = '' ] = parts;
	if (
		parts.length !== 3 ||
		! parts.every( isDigits ) ||
		year.length < 4 ||
		month.length !== 2 ||
		day.length !== 2 ||
		! /[1-9]/.test( year )
	) {
		return null;
	}
	const cycle = 2000 + ( Number( year.slice( -4 ) ) % 400 );
	const date = new Date(
		Date.UTC( cycle, Number( month ) - 1, Number( day ), 12 )
	);
	return date.toISOString().startsWith( `${ cycle }-${ month }-${ day }T` )
		? date
		: null;
};

const isTime = ( text: string ): boolean => {
	const parts = text.split( ':' );
	return (
		( parts.length === 2 || parts.length === 3 ) &&
		parts.every(
			( part, index ) =>
				part.length === 2 &&
				isDigits( part ) &&
				Number( part ) < ( index === 0 ? 24 : 60 )
		)
	);
};

const isUrl = ( text: string ): boolean => {
	const colon = text.indexOf( ':' );
	return (
		colon > 0 &&
		SCHEMES.has( text.slice( 0, colon ).toLowerCase() ) &&
		URL.canParse( text )
	);
};

/** MIME types in this shop's forms. Forms may name extensions too. */
const TYPES: Record< string, string[] > = {
	'text/plain': [ '.txt', '.asc', '.c', '.cc', '.h', '.srt' ],
	'audio/*': '.mp3 .m4a .m4b .aac .wav .ogg .oga .flac .mid .midi'.split(
		' '
	),
};

const isAccepted = ( name: string, accept: string[] ) =>
	accept
		.flatMap( ( one ) => TYPES[ one ] ?? [ one ] )
		.some( ( extension ) =>
			name.toLowerCase().endsWith( extension.toLowerCase() )
		);

const normalize = ( text: string ) =>
	text.split( '\r\n' ).join( '\n' ).split( '\r' ).join( '\n' ).trim();

const isFollowed = ( rule: Rule, sent: readonly Sent[] ): boolean => {
	if ( rule.rule === 'all' || rule.rule === 'any' ) {
		const results = ( rule.rules ?? [] ).map( ( inner ) =>
			isFollowed( inner, sent )
		);
		return rule.rule === 'all'
			? ! results.includes( false )
			: results.includes( true );
	}
	const own = sent.filter(
		( [ name ] ) => name.split( '[' )[ 0 ] === rule.field
	);
	const texts: string[] = [];
	const files: Array< { name: string; size: number } > = [];
	for ( const [ , value ] of own ) {
		if ( typeof value !== 'string' ) {
			if ( value.name || value.size ) {
				files.push( value );
			}
		} else if ( normalize( value ) !== '' ) {
			texts.push( normalize( value ) );
		}
	}
	const limit = () => Number( rule.threshold );
	const accept = rule.accept ?? [];
	const length = () => texts.reduce( ( sum, text ) => sum + text.length, 0 );
	const size = () => files.reduce( ( sum, file ) => sum + file.size, 0 );
	const numbers = () => texts.filter( isNumber ).map( Number );
	const hasLimit = () => isNumber( String( rule.threshold ) );
	const dates = () =>
		dayOf( String( rule.threshold ) )
			? texts.filter( ( text ) => dayOf( text ) )
			: [];
	switch ( rule.rule ) {
		case 'required':
			return texts.length > 0;
		case 'requiredfile':
			return files.length > 0;
		case 'email':
			return texts.every( isEmail );
		case 'url':
			return texts.every( isUrl );
		case 'tel':
			return texts.every( isTel );
		case 'number':
			return texts.every( isNumber );
		case 'date':
			return texts.every( ( text ) => dayOf( text ) !== null );
		case 'time':
			return texts.every( isTime );
		case 'dayofweek':
			return texts.every( ( text ) => {
				const date = dayOf( text );
				const day = date?.getUTCDay() === 0 ? 7 : date?.getUTCDay();
				return ! day || accept.map( Number ).includes( day );
			} );
		case 'file':
			return files.every( ( { name } ) => isAccepted( name, accept ) );
		case 'enum':
			return texts.every( ( text ) =>
				accept.map( normalize ).includes( text )
			);
		case 'minitems':
			return texts.length >= limit();
		case 'maxitems':
			return texts.length <= limit();
		case 'minlength':
			return length() === 0 || length() >= limit();
		case 'maxlength':
			return length() <= limit();
		case 'minnumber':
			return ! hasLimit() || numbers().every( ( one ) => one >= limit() );
		case 'maxnumber':
			return ! hasLimit() || numbers().every( ( one ) => one <= limit() );
		case 'mindate':
			return dates().every( ( one ) => one >= String( rule.threshold ) );
		case 'maxdate':
			return dates().every( ( one ) => one <= String( rule.threshold ) );
		case 'minfilesize':
			return files.length === 0 || size() >= limit();
		case 'maxfilesize':
			return size() <= limit();
		case 'stepnumber': {
			const step = Number( rule.interval );
			const tenths = ( value: number ) => value.toFixed( 6 );
			return numbers().every( ( one ) => {
				const rest = Math.abs( ( one - Number( rule.base ) ) % step );
				return (
					step <= 0 ||
					// An infinite number, such as 1E999.
					Number.isNaN( rest ) ||
					tenths( rest ) === tenths( 0 ) ||
					tenths( rest ) === tenths( step )
				);
			} );
		}
		default:
			return true;
	}
};

/** By field, in the order of the rules. */
export const checkForm = (
	rules: readonly Rule[],
	sent: readonly Sent[]
): Map< string, string > => {
	const errors = new Map< string, string >();
	for ( const rule of rules ) {
		if ( ! errors.has( rule.field ) && ! isFollowed( rule, sent ) ) {
			errors.set( rule.field, rule.error );
		}
	}
	return errors;
};
