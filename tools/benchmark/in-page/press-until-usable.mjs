const PAUSE_MS = 10;

/**
 * Runs before the page's scripts: presses the first plus button until the number beside it changes, which proves that
 * the cart works. Records the time in `window.benchmarkUsable`.
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
		// React has rendered a click's update before the next task.
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
