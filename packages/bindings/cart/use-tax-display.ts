import type { TaxDisplay } from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

export const useTaxDisplay = (): TaxDisplay => useBlockApp().settings;
