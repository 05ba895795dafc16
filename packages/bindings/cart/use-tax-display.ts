import type { TaxDisplay } from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

/** The tax display settings are part of the shop settings. */
export const useTaxDisplay = (): TaxDisplay => useBlockApp().settings;
