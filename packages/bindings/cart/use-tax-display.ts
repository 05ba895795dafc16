import type { TaxDisplay } from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

/** Returns the tax display settings; they are a part of the shop settings. */
export const useTaxDisplay = (): TaxDisplay => useBlockApp().settings;
