import type { BlockApp } from '@shopfront/bindings';
import type { Points } from '@shopfront/points';
import { createRoot } from '@wordpress/element';
import type { AddOn } from '../add-ons/read-add-ons';
import { createScriptFinder } from './find-script';
import { watchLayoutShifts } from './layout-shifts';
import { createLedger } from './ledger';
import { createLibraryBytes } from './library-bytes';
import { createMeasuring } from './measured-component';
import { readFigures } from './read-figures';
import { createScriptSizes } from './script-bytes';
import { watchDoors } from './watch-doors';
import { watchErrors } from './watch-errors';
import { AnnouncedReport } from './announced-report';

/** How often the report is brought up to date, milliseconds. */
export const REPORT_PAUSE_MS = 1000;

/** A report that is at work. */
export interface RunningReport {
	/** Tells of a script that has not run, or not yet. */
	tellFailure: ( source: string, kind: 'missing' | 'slow' ) => void;
	/** Takes it off the page; what add-ons registered stays measured. */
	stop: () => void;
}

/**
 * Measures the add-ons of a page from now on, and shows at its lower edge what each costs. To be called when all that
 * add-ons build on is there, and before the first of their scripts runs.
 *
 * @param app
 * @param app.host
 * @param points
 * @param addOns   As the page declares them.
 */
export function startReport(
	{ host }: Pick< BlockApp, 'host' >,
	points: Pick< Points, 'reports' | 'now' >,
	addOns: ReadonlyArray< Pick< AddOn, 'name' | 'dependencies' > >
): RunningReport {
	const sources = addOns.map( ( { name } ) => name );
	const libraryBytes = createLibraryBytes( host.window, addOns );
	const { window: view, document: page, clock } = host;
	const scripts = createScriptFinder( page, sources );
	const ledger = createLedger( points.reports, points.now );
	watchDoors( view, {
		ledger,
		scripts,
		measuring: createMeasuring( ledger ),
	} );
	const stopWatchingErrors = watchErrors( view, scripts, ( script, error ) =>
		ledger.addFault( script, 'scriptBroken', error )
	);
	const sizeOf = createScriptSizes( view );
	const shifts = watchLayoutShifts( page, ledger.addLayoutShift );

	const place = page.createElement( 'div' );
	page.body.append( place );
	const root = createRoot( place );
	let timer = clock.setTimeout( () => undefined, 0 );
	const stop = () => {
		clock.clearTimeout( timer );
		stopWatchingErrors();
		shifts.stop();
		root.unmount();
		place.remove();
	};
	const show = () => {
		shifts.look();
		root.render(
			<AnnouncedReport
				addOns={ readFigures( {
					sources,
					cards: points.reports.report(),
					ledger,
					bytesOf: ( source ) => {
						const own = sizeOf( scripts.addressOf( source ) );
						return own === null
							? own
							: own + libraryBytes( source );
					},
					knowsLayoutShift: shifts.isKnown,
				} ) }
				locale={ page.documentElement.lang }
				onClose={ stop }
			/>
		);
		timer = clock.setTimeout( show, REPORT_PAUSE_MS );
	};
	show();
	return {
		stop,
		tellFailure: ( source, kind ) =>
			ledger.addFault(
				source,
				kind === 'missing' ? 'scriptMissing' : 'scriptSlow'
			),
	};
}
