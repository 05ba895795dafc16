import type { BlockApp } from '@shopfront/bindings';
import { readAddOns } from './add-ons';
import { bringReport, isReportAsked } from './bring-report';
import { installGlobals } from './install-globals';
import { loadScripts } from './load-scripts';
import { reportFailures } from './report-failures';

/**
 * Brings the add-ons that the page declares: what they build on first, then their scripts. Fulfilled when each has run,
 * has failed or has had its time; never rejected for what an add-on does.
 */
export async function bringAddOns( app: BlockApp ): Promise< void > {
	const { host } = app;
	const sources = readAddOns( host.document, ( entry ) => {
		// eslint-disable-next-line no-console -- Who writes the page has no other way to learn of it.
		console.error(
			'Shopfront: an add-on of this page names no script that can be loaded. ' +
				'Write [ { "src": "https://…" } ].',
			entry
		);
	} );
	const points = app.points.get() ?? ( await app.points.fetch() );
	if ( ! points ) {
		throw new Error( 'Shopfront: what add-ons build on did not come.' );
	}
	installGlobals( host.window, app, points );
	const report = isReportAsked( app )
		? await bringReport( app, points, sources )
		: null;
	const failures = await loadScripts( host, sources );
	reportFailures( app, failures );
	for ( const { kind, src } of failures ) {
		// What a script throws the report hears by itself.
		if ( kind !== 'broken' ) {
			report?.tellFailure( src, kind );
		}
	}
}
