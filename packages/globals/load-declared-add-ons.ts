import { createPageExtensionPoints, type BlockApp } from '@shopfront/bindings';
import { loadReport, isReportRequested } from './load-report';
import { findPages } from './find-pages';
import { installGlobals } from './install-globals';
import { createLibraryLoader } from './libraries/load-libraries';
import { loadAddOns } from './load-add-ons';
import { readAddOns } from '@shopfront/add-on-scripts';
import { reportFailures, reportProblem } from './report-failures';

/**
 * Loads the globals first, then the scripts. Resolves when each add-on has run, failed or timed out. Add-ons never
 * make it reject.
 */
export const loadDeclaredAddOns = async ( app: BlockApp ): Promise< void > => {
	const { host, settings } = app;
	const addOns = readAddOns(
		host.document,
		findPages( host.document ),
		( problem ) => reportProblem( app, problem )
	);
	const extensionPoints =
		app.extensionPoints.get() ??
		app.extensionPoints.provide(
			createPageExtensionPoints( {
				isAdmin: () => settings.currentUserIsAdmin,
				now: () => host.window.performance.now(),
			} )
		);
	installGlobals( host.window, app, extensionPoints );
	const loadLibrary = createLibraryLoader( { app, extensionPoints } );
	let report: Awaited< ReturnType< typeof loadReport > > = null;
	if ( isReportRequested( app ) ) {
		// The report instruments only globals that exist when it starts.
		await loadLibrary( 'wc-blocks-components' );
		report = await loadReport( app, extensionPoints, addOns );
	}
	const failures = await loadAddOns( host, addOns, loadLibrary );
	reportFailures( app, failures );
	for ( const { kind, name } of failures ) {
		// The report records errors of scripts itself.
		if ( kind === 'missing' || kind === 'slow' ) {
			report?.reportFailure( name, kind );
		}
	}
};
