export { createLazy, type LazyModule, type ProvidableLazyModule } from './lazy';
