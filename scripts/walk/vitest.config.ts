/** The walks alone, for the command that measures them. */
import { defineConfig } from 'vitest/config';
import { walks } from './project.ts';

export default defineConfig({ test: { projects: [walks] } });
