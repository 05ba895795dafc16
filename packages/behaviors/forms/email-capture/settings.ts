import { readGlobal } from '@shopfront/host';
import { MAILING_LIST } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Source: docs/contract/mailing-list.md 1. */
export interface CaptureSettings {
	/** Absolute or relative. */
	url: string;
	/** Two letters. */
	language: string;
}

/** Servers print booleans as `"1"` and `""`. */
const isOn = ( value: unknown ): boolean => Boolean( value ) && value !== '0';

/** Returns `null` if the page has no settings, or if capturing isn't allowed. */
export const readSettings = ( view: Window ): CaptureSettings | null => {
	const printed: unknown = readGlobal( view, MAILING_LIST.settings );
	if (
		! isRecord( printed ) ||
		! isOn( printed.allowed_to_set_cookies ) ||
		isOn( printed.disable_carts ) ||
		typeof printed.ajax_url !== 'string'
	) {
		return null;
	}
	return {
		url: printed.ajax_url,
		language: String( printed.language ?? '' ),
	};
};
