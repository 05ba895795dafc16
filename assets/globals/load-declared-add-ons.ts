import type { BlockApp } from '@shopfront/bindings';
import { loadReport, isReportRequested } from './load-report';
import { findPages } from './find-pages';
import { installGlobals } from './install-globals';
import { loadAddOns } from './load-add-ons';
import { readAddOns } from '../add-ons/read-add-ons';
import { reportFailures, reportProblem } from './report-failures';

/**
 * Loads the add-ons that the page declares: first the globals, then the scripts. Resolves when each has run, failed or
 * timed out; add-ons never make it reject.
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
		throw new Error(
			'Shopfront: the globals for add-ons could not be loaded.'
		);
	}
	installGlobals( host.window, app, extensionPoints );
	const report = isReportRequested( app )
		? await loadReport( app, extensionPoints, addOns )
		: null;
	const failures = await loadAddOns( host, addOns );
	reportFailures( app, failures );
	for ( const { kind, name } of failures ) {
		// The report records errors of scripts itself.
		if ( kind === 'missing' || kind === 'slow' ) {
			report?.reportFailure( name, kind );
		}
	}
}
