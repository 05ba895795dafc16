import type { BlockApp } from '@shopfront/bindings';
import { loadDeclaredAddOns } from './load-declared-add-ons';

let started: Promise< void > | null = null;

/**
 * Loads the page's add-ons, once for all of its blocks. Mount blocks after it resolves, so that they find all
 * registrations.
 */
export const startAddOns = ( app: BlockApp ): Promise< void > =>
	( started ??= loadDeclaredAddOns( app ) );
