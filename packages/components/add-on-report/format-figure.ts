import type { AddOnMeasure } from '@shopfront/extensibility';
import { __, sprintf } from '@wordpress/i18n';

const KIB = 1024;

/** Maximum number of decimals. */
const DIGITS: Readonly< Record< AddOnMeasure, number > > = {
	timeMs: 1,
	longestMs: 1,
	rendersPerSecond: 0,
	errors: 0,
	bytes: 1,
	layoutShift: 4,
};

/**
 * Includes the unit: `12.5 ms`. The figure is `null` if the browser doesn't report it. The locale comes from the
 * page's `lang`; `''` for the browser's locale.
 */
export const formatFigure = (
	measure: AddOnMeasure,
	figure: number | null,
	locale: string
): string => {
	if ( figure === null ) {
		return __( 'unknown', 'woocommerce' );
	}
	const value = new Intl.NumberFormat( locale || undefined, {
		maximumFractionDigits: DIGITS[ measure ],
	} ).format( measure === 'bytes' ? figure / KIB : figure );
	switch ( measure ) {
		case 'timeMs':
		case 'longestMs':
			return sprintf(
				/* translators: %s: number of milliseconds. */
				__( '%s ms', 'shopfront' ),
				value
			);
		case 'rendersPerSecond':
			return sprintf(
				/* translators: %s: number of renders. */
				__( '%s a second', 'shopfront' ),
				value
			);
		case 'bytes':
			return sprintf(
				/* translators: %s: number of kibibytes. */
				__( '%s KiB', 'shopfront' ),
				value
			);
		case 'errors':
		case 'layoutShift':
			return value;
	}
};
