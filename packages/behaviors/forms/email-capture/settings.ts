import { readGlobal } from '@shopfront/host';
import { MAILING_LIST } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Settings that the page prints (docs/contract/mailing-list.md 1). */
export interface CaptureSettings {
	/** URL of the server's actions, absolute or not. */
	url: string;
	/** Two letters. */
	language: string;
}

/** Servers print `"1"` or `""`. */
const isOn = ( value: unknown ): boolean => Boolean( value ) && value !== '0';

/** Reads the settings; `null` if the page has none, or if addresses must not be captured. */
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
