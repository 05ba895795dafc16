import type { BlockApp } from '@shopfront/bindings';
import { loadReport, isReportRequested } from './load-report';
import { findPages } from './find-pages';
import { installGlobals } from './install-globals';
import { loadAddOns } from './load-add-ons';
import { readAddOns } from '../add-ons/read-add-ons';
import { reportFailures, reportProblem } from './report-failures';

/**
 * Brings the add-ons that the page declares: what they build on first, then their scripts. Fulfilled when each has run,
 * has failed or has had its time; never rejected for what an add-on does.
 */
export async function loadDeclaredAddOns( app: BlockApp ): Promise< void > {
	const { host } = app;
	const addOns = readAddOns(
		host.document,
		findPages( host.document ),
		( problem ) => reportProblem( app, problem )
	);
	const extensionPoints =
		app.extensionPoints.get() ?? ( await app.extensionPoints.fetch() );
	if ( ! extensionPoints ) {
		throw new Error( 'Shopfront: what add-ons build on did not come.' );
	}
	installGlobals( host.window, app, extensionPoints );
	const report = isReportRequested( app )
		? await loadReport( app, extensionPoints, addOns )
		: null;
	const failures = await loadAddOns( host, addOns );
	reportFailures( app, failures );
	for ( const { kind, name } of failures ) {
		// What a script throws the report hears by itself.
		if ( kind === 'missing' || kind === 'slow' ) {
			report?.reportFailure( name, kind );
		}
	}
}
