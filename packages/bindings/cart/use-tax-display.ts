import type { TaxDisplay } from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

/** How the shop shows its taxes: its settings, which say more as well. */
export const useTaxDisplay = (): TaxDisplay => useBlockApp().settings;
