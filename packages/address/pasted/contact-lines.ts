const EMAIL =
	/^(?:e-?mail\s*[:.]?\s*)?([^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,})$/i;
const PHONE_LABEL =
	/^(?:tel(?:efon|efono|éfono|éphone|ephone|\.)?|phone|mobile?|cell|ph|handy|mobil|móvil|cellulare|telefoon|電話)\s*(?:番号)?\s*[:.]?\s*(?=[+\d(])/i;
const PHONE = /^\+?[\d\s().\/-]{7,24}$/;

/** The line must contain nothing else. */
export const readEmail = ( line: string ): string | null =>
	EMAIL.exec( line )?.[ 1 ] ?? null;

/** The line must contain nothing else. A short number needs a label or a country code. */
export const readPhone = ( line: string ): string | null => {
	const number = line.replace( PHONE_LABEL, '' ).trim();
	const { length } = number.replace( /\D/g, '' );
	const isMarked = number !== line.trim() || number.startsWith( '+' );
	// A ZIP code with its extension isn't a phone number.
	const isPostcode = /^\d{5}-\d{4}$/.test( number ) && ! isMarked;
	return ! isPostcode &&
		PHONE.test( number ) &&
		length >= ( isMarked ? 7 : 9 ) &&
		length <= 15
		? number
		: null;
};

const COMPANY =
	/(?:^|[\s,])(?:inc|llc|l\.l\.c|ltd|limited|plc|corp|corporation|company|co|gmbh|ag|kg|ohg|ug|e\.?\s?v|s\.?a|s\.?a\.?s|sarl|s\.?p\.?a|s\.?r\.?l|s\.?l|b\.?v|n\.?v|pty|university|universität|université|bank|hotel|school|museum)\.?(?:\s+(?:ltd|limited|& co\.? kg))?\.?$|株式会社|有限会社|合同会社/iu;

export const isCompany = ( line: string ): boolean => COMPANY.test( line );

const HONORIFIC =
	/^(?:(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|herr|frau|monsieur|madame|mme|mlle|m|sr|sra|srta|sig|sig\.ra|dhr|mevr|mw)\.?\s+)+(?=\p{Lu})/iu;
const PARTICLE =
	/^(?:van|von|de|del|della|da|di|du|dos|das|la|le|den|der|ter|ten|zu|el|al|bin|ibn|mac|st\.?)$/iu;
const NAME_WORD = /^[\p{L}][\p{L}'’.-]*$/u;

export interface PersonName {
	first_name: string;
	last_name: string;
}

/**
 * Returns `null` if a line isn't a person's name. In Japanese script the family name is first, and a name without a
 * space counts as the family name.
 */
export const readName = ( line: string ): PersonName | null => {
	const name = line
		.replace( /^(?:to|ship to|attn\.?|an|à|für|宛先)\s*:\s*/iu, '' )
		.replace( /\s*(?:様|殿|御中)$/u, '' )
		.replace( HONORIFIC, '' )
		.trim();
	const words = name.split( /[\s\u3000]+/u ).filter( Boolean );
	const isJapanese =
		/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u.test(
			name
		);
	if ( isJapanese && words.length <= 2 && name.length <= 12 ) {
		return { first_name: words[ 1 ] ?? '', last_name: words[ 0 ] ?? '' };
	}
	if (
		words.length < 2 ||
		words.length > 5 ||
		! words.every( ( word ) => NAME_WORD.test( word ) )
	) {
		return null;
	}
	const particle = words.findIndex(
		( word, index ) => index > 0 && PARTICLE.test( word )
	);
	const start = particle > 0 ? particle : words.length - 1;
	return start === words.length && particle > 0
		? null
		: {
				first_name: words.slice( 0, start ).join( ' ' ),
				last_name: words.slice( start ).join( ' ' ),
			};
};
