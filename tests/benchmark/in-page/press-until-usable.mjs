/** Milliseconds between two tries. */
const PAUSE_MS = 10;

/**
 * Runs in the page before any of its scripts: presses the first plus as soon as there is one and again until the number
 * beside it changes, which is when the cart works. Notes that moment in `window.benchmarkUsable`.
 *
 * @param {{ plus: string, pauseMs: number }} options
 */
const press = ( { plus, pauseMs } ) => {
	const seen = { usableMs: null };
	window.benchmarkUsable = seen;
	const attempt = () => {
		const button = document.querySelector( plus );
		const input = button?.parentElement.querySelector( 'input' );
		const before = input?.value;
		button?.click();
		// React has drawn a click's change by the time that the next task begins.
		setTimeout( () => {
			if ( input && input.value !== before ) {
				seen.usableMs = performance.now();
			} else {
				setTimeout( attempt, pauseMs );
			}
		} );
	};
	attempt();
};

/** @param {{ plus: string }} selectors */
export const pressUntilUsable = ( { plus } ) => [
	press,
	{ plus, pauseMs: PAUSE_MS },
];
