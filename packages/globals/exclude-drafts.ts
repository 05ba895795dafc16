import { ANALYTICS_SETTINGS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { addFilter } from '@wordpress/hooks';

const DRAFT = 'checkout-draft';
const GROUP = 'customStatuses';
const SETTINGS: readonly string[] = ANALYTICS_SETTINGS.statuses;

/** Entries without options don't change. */
const withoutDraftIn = ( entry: unknown ): unknown =>
	isRecord( entry ) && entry.key === GROUP && Array.isArray( entry.options )
		? {
				...entry,
				options: entry.options.filter(
					( option: unknown ) =>
						! ( isRecord( option ) && option.value === DRAFT )
				),
			}
		: entry;

const withoutDraft = ( setting: unknown ): unknown =>
	isRecord( setting ) && Array.isArray( setting.options )
		? { ...setting, options: setting.options.map( withoutDraftIn ) }
		: setting;

export const excludeDrafts = ( settings: unknown ): unknown =>
	isRecord( settings )
		? Object.fromEntries(
				Object.entries( settings ).map( ( [ name, setting ] ) => [
					name,
					SETTINGS.includes( name )
						? withoutDraft( setting )
						: setting,
				] )
			)
		: settings;

/** Excludes draft orders from reports. Source: docs/contract/globals.md 3, "Side effect on load". */
export const startExcludingDrafts = (): void => {
	addFilter(
		ANALYTICS_SETTINGS.filter,
		ANALYTICS_SETTINGS.namespace,
		excludeDrafts
	);
};
