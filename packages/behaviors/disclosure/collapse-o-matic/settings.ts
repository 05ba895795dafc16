import type { SlideEffect } from '@shopfront/behaviors/disclosure/collapse';

/** The plugin's settings and hooks (docs/contract/site-behaviors.md 1.2). The server prints numbers as text. */
export interface CollapseWindow extends Window {
	com_options?: {
		colomatduration?: unknown;
		colomatslideEffect?: unknown;
		/** Delay before the sections start, ms. */
		colomatpauseInit?: unknown;
		/** Whether `touchstart` counts as a press. */
		colomattouchstart?: unknown;
	};
	/** Called after each change. */
	colomat_callback?: unknown;
	/** Space to leave above a scroll target, px. */
	colomatoffset?: unknown;
}

/** Milliseconds. */
const DURATIONS: Record< string, number > = { fast: 200, slow: 600 };

/** For unknown names. */
const OTHER_MS = 400;

const EFFECTS: readonly SlideEffect[] = [
	'slideFade',
	'slideToggle',
	'fadeOnly',
];

/** Returns 0 for anything but a positive number. */
export const toNumber = ( value: unknown ): number =>
	Math.max( 0, Number( value ) || 0 );

/** Returns the milliseconds of a named or numeric duration. */
export const readDuration = ( value: unknown ): number => {
	const text = String( value ?? '' ) || 'fast';
	return (
		DURATIONS[ text ] ??
		( /^\d+$/.test( text ) ? Number( text ) : OTHER_MS )
	);
};

export const readEffect = ( value: unknown ): SlideEffect =>
	EFFECTS.find( ( effect ) => effect === value ) ?? 'slideFade';

export const isOn = ( value: unknown ): boolean =>
	Boolean( value ) && value !== '0' && value !== 'false';
