import type { BlockApp } from '@shopfront/bindings';
import type { ExtensionPoints } from '@shopfront/extensibility';
import { createRoot } from '@wordpress/element';
import type { AddOn } from '@shopfront/add-on-scripts';
import { createScriptFinder } from './find-script';
import { watchLayoutShifts } from './watch-layout-shifts';
import { createScriptStatistics } from './script-statistics';
import { createLibrarySizes } from './library-bytes';
import { createRenderProfiler } from './render-profiler';
import { readFigures } from './read-figures';
import { createScriptSizes } from './script-bytes';
import { instrumentGlobals } from './instrument-globals';
import { watchErrors } from './watch-errors';
import { PublishedReport } from './published-report';

export const REPORT_INTERVAL_MS = 1000;

export interface RunningReport {
	/** The script failed to load, or takes long. */
	reportFailure: ( source: string, kind: 'missing' | 'slow' ) => void;
	/** Removes the report from the page. Instrumented add-ons stay instrumented. */
	stop: () => void;
}

/**
 * Measures a page's add-ons and shows the report at the lower edge of the window. Call it once the globals exist and
 * before the first add-on script runs.
 */
export const startReport = (
	{ host }: Pick< BlockApp, 'host' >,
	extensionPoints: Pick< ExtensionPoints, 'statistics' | 'now' >,
	addOns: ReadonlyArray< Pick< AddOn, 'name' | 'dependencies' > >
): RunningReport => {
	const sources = addOns.map( ( { name } ) => name );
	const libraryBytes = createLibrarySizes( host.window, addOns );
	const { window: view, document: page, clock } = host;
	const scripts = createScriptFinder( page, sources );
	const scriptStatistics = createScriptStatistics(
		extensionPoints.statistics,
		extensionPoints.now
	);
	instrumentGlobals( view, {
		scriptStatistics,
		scripts,
		profiler: createRenderProfiler( scriptStatistics ),
	} );
	const stopWatchingErrors = watchErrors( view, scripts, ( script, error ) =>
		scriptStatistics.addFault( script, 'scriptBroken', error )
	);
	const getSize = createScriptSizes( view );
	const shifts = watchLayoutShifts( page, scriptStatistics.addLayoutShift );

	const region = page.createElement( 'div' );
	page.body.append( region );
	const root = createRoot( region );
	let timer = clock.setTimeout( () => undefined, 0 );
	const stop = () => {
		clock.clearTimeout( timer );
		stopWatchingErrors();
		shifts.stop();
		root.unmount();
		region.remove();
	};
	const show = () => {
		shifts.measureRegions();
		root.render(
			<PublishedReport
				addOns={ readFigures( {
					sources,
					addOnStatistics: extensionPoints.statistics.report(),
					scriptStatistics,
					getBytes: ( source ) => {
						const own = getSize( scripts.getUrl( source ) );
						return own === null
							? own
							: own + libraryBytes( source );
					},
					supportsLayoutShift: shifts.isSupported,
				} ) }
				locale={ page.documentElement.lang }
				onClose={ stop }
			/>
		);
		timer = clock.setTimeout( show, REPORT_INTERVAL_MS );
	};
	show();
	return {
		stop,
		reportFailure: ( source, kind ) =>
			scriptStatistics.addFault(
				source,
				kind === 'missing' ? 'scriptMissing' : 'scriptSlow'
			),
	};
};
