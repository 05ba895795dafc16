import { createEditor, type Editor } from './editor';
import { test as base } from './wordpress-test';

/** In the post editor of a new page. Removes pages that the test publishes. */
export const test = base.extend< { editor: Editor } >( {
	// The editor and other plugins log a lot. We only care about invalid blocks and our own script.
	allowedConsoleErrors: /^(?!.*(block validation|shopfront\/build)).*$/is,
	editor: async ( { page }, run, testInfo ) => {
		// On a busy machine, each step in the editor takes seconds.
		testInfo.slow();
		const editor = createEditor( page );
		await editor.logIn();
		await editor.openNewPage();
		await run( editor );
		await editor.removePages();
	},
} );

export { expect } from '@playwright/test';
