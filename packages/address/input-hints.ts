import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { AddressFormField } from './types';

/** React's names for input attributes that affect on-screen keyboards. */
export interface InputHints {
	readonly enterKeyHint: 'next' | 'done';
	/** Missing if the field defines its own. */
	readonly autoCapitalize?: 'none' | 'words' | 'characters';
	readonly autoCorrect?: 'off';
	readonly spellCheck?: false;
	readonly inputMode?: 'numeric';
}

export interface InputHintsContext {
	/** Country of the form's address; `''` in forms without one. */
	country: string;
	/** No field follows in the form. */
	isLast: boolean;
}

type KeyboardHints = Omit< InputHints, 'enterKeyHint' >;

/** No dictionary knows the names of people, companies, streets and cities. */
const PROPER_NAME: KeyboardHints = {
	autoCapitalize: 'words',
	autoCorrect: 'off',
	spellCheck: false,
};

const LITERAL: KeyboardHints = {
	autoCapitalize: 'none',
	autoCorrect: 'off',
	spellCheck: false,
};

const BY_KEY: ReadonlyMap< string, KeyboardHints > = new Map( [
	[ 'first_name', PROPER_NAME ],
	[ 'last_name', PROPER_NAME ],
	[ 'company', PROPER_NAME ],
	[ 'address_1', PROPER_NAME ],
	[ 'address_2', PROPER_NAME ],
	[ 'city', PROPER_NAME ],
	[ 'state', PROPER_NAME ],
	[ 'phone', LITERAL ],
	[ 'email', LITERAL ],
] );

const BY_TYPE: ReadonlyMap< string, KeyboardHints > = new Map( [
	[ 'email', LITERAL ],
	[ 'tel', LITERAL ],
] );

/**
 * The postcodes of these countries have letters, or a required hyphen: an iPhone's numeric keyboard has digits only.
 * Countries with a letter prefix for mail from abroad, such as `SE-`, aren't in the list.
 */
const NOT_ONLY_DIGITS =
	'AC AD AI AR BB BM BN CA EC FK GB GG GI GS IE IM INTL IO JE KY LT LU LV MT MU NL OM PL PN PT SH SV SZ TA TC UK VC VG'.split(
		' '
	);

const getPostcodeHints = ( country: string ): KeyboardHints => ( {
	...LITERAL,
	autoCapitalize: 'characters',
	...( postcodeValidatorExistsForCountry( country ) &&
		! NOT_ONLY_DIGITS.includes( country ) && { inputMode: 'numeric' } ),
} );

/**
 * True if the merchant or an add-on chose the field's capitalization. The platform's own values don't count
 * (docs/contract/settings.md 5).
 */
const hasOwnCapitalization = ( {
	key,
	autocapitalize,
	attributes = {},
}: AddressFormField ): boolean => {
	const byPlatform =
		key === 'postcode' || key === 'phone' ? 'characters' : 'sentences';
	const isByPlatform =
		( BY_KEY.has( key ) || key === 'postcode' ) &&
		autocapitalize === byPlatform;
	return (
		( autocapitalize !== undefined && ! isByPlatform ) ||
		Object.keys( attributes ).some(
			( name ) => name.toLowerCase() === 'autocapitalize'
		)
	);
};

/** Hints depend on a text field's key, else on its type. The field's own attributes win. */
export const getInputHints = (
	field: AddressFormField,
	{ country, isLast }: InputHintsContext
): InputHints => {
	const { key, type = 'text' } = field;
	const { autoCapitalize, ...hints } =
		key === 'postcode'
			? getPostcodeHints( country )
			: ( BY_KEY.get( key ) ?? BY_TYPE.get( type ) ?? {} );
	return {
		enterKeyHint: isLast ? 'done' : 'next',
		...hints,
		...( autoCapitalize &&
			! hasOwnCapitalization( field ) && { autoCapitalize } ),
	};
};
