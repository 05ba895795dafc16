import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScript } from '../content-policy';
import type { Markup } from './layout';

/** A script of the build that must run before all others; empty without the build. */
export const inlineFile = (
	behaviorsFolder: string,
	name: 'first-paint' | 'mini-cart-press'
): Markup | '' => {
	const file = join( behaviorsFolder, `${ name }.js` );
	return existsSync( file )
		? inlineScript( readFileSync( file, 'utf8' ).trim() )
		: '';
};
