import {
	collectFieldData,
	type FieldDataSettings,
} from '@shopfront/field-data';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** The starter imports it. */
export const collect = (
	settings: FieldDataSettings,
	isAllowed: () => boolean
): void => {
	collectFieldData(
		window,
		settings,
		{ paint: onLCP, interaction: onINP, shift: onCLS },
		isAllowed
	);
};
