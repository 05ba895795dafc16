import type { BlockApp } from '@shopfront/bindings';
import { loadDeclaredAddOns } from './load-declared-add-ons';

// Types for add-ons build on these (packages/types).
export type { ALL_STORES } from './all-stores';
export type { createBlocksCheckout } from './blocks-checkout';
export type { createBlocksComponents } from './blocks-components';
export type { VersionOperator } from './compare-versions';
export type { createPriceFormat } from './price-format';
export type { createSanitize } from './sanitize';
export type { createWcBlocksSharedContext } from './shared-context';
export type { createWcBlocksSharedHocs } from './shared-hocs';
export type { createWcBlocksData } from './wc-blocks-data';
export type { createWcBlocksRegistry } from './wc-blocks-registry';
export type { createWcSettings } from './wc-settings';
export type { wcTypes } from './wc-types';

let started: Promise< void > | null = null;

/** All of a page's blocks share one loading. Mount blocks after it resolves, so they find all registrations. */
export const startAddOns = ( app: BlockApp ): Promise< void > =>
	( started ??= loadDeclaredAddOns( app ) );
