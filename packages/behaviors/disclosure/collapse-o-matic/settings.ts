import type { SlideEffect } from '@shopfront/behaviors/disclosure/collapse';

/** The plugin's settings and hooks of the page (docs/contract/site-behaviors.md 1.2). The server prints numbers as text. */
export interface CollapseWindow extends Window {
	com_options?: {
		colomatduration?: unknown;
		colomatslideEffect?: unknown;
		/** Time before the page's sections start, ms. */
		colomatpauseInit?: unknown;
		/** Whether a touch counts before it ends. */
		colomattouchstart?: unknown;
	};
	/** Called after each change. */
	colomat_callback?: unknown;
	/** Space above what the page scrolls to, px. */
	colomatoffset?: unknown;
}

/** Durations with names, ms. */
const DURATIONS: Record< string, number > = { fast: 200, slow: 600 };

/** Of names that are unknown. */
const OTHER_MS = 400;

const EFFECTS: readonly SlideEffect[] = [
	'slideFade',
	'slideToggle',
	'fadeOnly',
];

/** Returns a number of settings or attributes; 0 for anything else. */
export const toNumber = ( value: unknown ): number =>
	Math.max( 0, Number( value ) || 0 );

/** Returns a duration by its name or number, ms. */
export const readDuration = ( value: unknown ): number => {
	const text = String( value ?? '' ) || 'fast';
	return (
		DURATIONS[ text ] ??
		( /^\d+$/.test( text ) ? Number( text ) : OTHER_MS )
	);
};

/** Returns an effect by its name; the default for unknown ones. */
export const readEffect = ( value: unknown ): SlideEffect =>
	EFFECTS.find( ( effect ) => effect === value ) ?? 'slideFade';

/** Whether a setting of the page is on. */
export const isOn = ( value: unknown ): boolean =>
	Boolean( value ) && value !== '0' && value !== 'false';
