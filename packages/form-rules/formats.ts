const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Follows the platform's servers. */
export const isEmail = ( text: string ): boolean => {
	const at = text.indexOf( '@' );
	const labels = text.slice( at + 1 ).split( '.' );
	return (
		text.length >= 6 &&
		at > 0 &&
		LOCAL_PART.test( text.slice( 0, at ) ) &&
		labels.length > 1 &&
		labels.every( ( label ) => LABEL.test( label ) )
	);
};

const SCHEME =
	/^(?:https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):/i;

/** The URL must be absolute, with an accepted scheme. */
export const isUrl = ( text: string ): boolean => {
	try {
		return SCHEME.test( text ) && Boolean( new URL( text ) );
	} catch {
		return false;
	}
};

/** 6 to 15 characters, with the plus sign of a country code. */
export const isTel = ( text: string ): boolean =>
	/^(?=.{6,15}$)\+?\d+$/.test(
		text
			.replace( /[#*].*$/s, '' )
			.replace( /[()/.\s-]/g, '' )
			.replace( /^(?:\+|00)0*/, '+' )
	);

export const isNumber = ( text: string ): boolean =>
	/^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test( text );

const MONTH_DAYS = [ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];

/** Year within its cycle of 400 years, month and day; `null` unless the day exists. */
const readDate = ( text: string ): [ number, number, number ] | null => {
	const [ , long = '', m, d ] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec( text ) ?? [];
	// 10,000 years are whole cycles, so the last digits of longer years are enough.
	const year = Number( long.slice( -4 ) );
	const month = Number( m );
	const day = Number( d );
	const isLeap = year % 4 === 0 && ( year % 100 !== 0 || year % 400 === 0 );
	const days =
		( MONTH_DAYS[ month - 1 ] ?? 0 ) + ( isLeap && month === 2 ? 1 : 0 );
	return /[1-9]/.test( long ) && day >= 1 && day <= days
		? [ year, month, day ]
		: null;
};

/** The day must exist: `2026-02-28`. */
export const isDate = ( text: string ): boolean => readDate( text ) !== null;

/** 1 for Monday to 7 for Sunday; `null` unless the day exists. */
export const dayOfWeek = ( text: string ): number | null => {
	const date = readDate( text );
	if ( ! date ) {
		return null;
	}
	const [ year, month, day ] = date;
	return new Date( Date.UTC( 2000 + year, month - 1, day ) ).getUTCDay() || 7;
};

/** `23:59` or `23:59:59`. */
export const isTime = ( text: string ): boolean =>
	/^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test( text );
