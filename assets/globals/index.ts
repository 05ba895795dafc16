import type { BlockApp } from '@shopfront/bindings';
import { loadDeclaredAddOns } from './load-declared-add-ons';

let started: Promise< void > | null = null;

/**
 * Brings the page's add-ons, once for all of its blocks. Blocks are to be mounted after that, so that they find what was
 * registered.
 */
export const startAddOns = ( app: BlockApp ): Promise< void > =>
	( started ??= loadDeclaredAddOns( app ) );
